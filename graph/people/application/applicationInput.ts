import { z } from 'zod'
import { grants, scopeNames, type AccessScope } from '../../kernel/auth/scopes.ts'
import { line, name, say } from '../../kernel/validation.ts'
import { mayRedirectTo } from './redirects.ts'
import * as t from './__generated__/messages.ts'

/** Of those that have not ended; as many again may have registered themselves. */
export const mostOfRoot = 100
export const mostRedirects = 10

/** A directory is kept by a program of the organization's own. */
export const offeredScopes = scopeNames.filter((scope) => scope !== 'DIRECTORY')

/** As OAuth writes them. */
export const scopeWords = (scopes: readonly AccessScope[]): string => scopes.join(' ').toLowerCase()

/** The scopes that words are of; undefined where one is none. */
export function scopesOf(words: string): AccessScope[] | undefined {
  const asked = words.split(' ').filter(Boolean)
  const scopes = offeredScopes.filter((scope) => asked.includes(scope.toLowerCase()))
  return scopes.length === new Set(asked).size ? scopes : undefined
}

/** Those that are not in others. */
export const beyond = (scopes: readonly AccessScope[]): AccessScope[] =>
  scopeNames.filter((scope) => !grants(scopes, scope))

const isPage = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address)

const [first, ...others] = offeredScopes as [AccessScope, ...AccessScope[]]

export const applicationRules = {
  name,
  homeUrl: line(0, 500).refine((address) => address === '' || isPage(address), say(t.pageAddress)),
  redirectUrls: z
    .array(line(1, 500).refine(mayRedirectTo, say(t.redirectAddress)))
    .min(1, say(t.someRedirect))
    .max(mostRedirects, say(t.fewerRedirects({ most: mostRedirects }))),
  scopes: z.array(z.enum([first, ...others], say(t.offeredScope))).min(1, say(t.someScope)),
}
