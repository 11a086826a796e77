import { z } from 'zod'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { keptSecret } from '../../kernel/auth/sealedSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, ValidationError } from '../../kernel/errors.ts'
import { isInward, leadsInward } from '../../kernel/outward/address.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { mayBePrivate } from './client.ts'
import { levelsBelowAdmin } from './rules.ts'
import * as t from './__generated__/messages.ts'

const unchanged = (value: string | null | undefined) => value ?? undefined

const given = z.object({
  issuer: z.string().trim().max(500, say(t.issuerIsLong)).nullish().transform(unchanged),
  clientIdentifier: line(1, 500).nullish().transform(unchanged),
  clientSecret: line(1, 500).nullish().transform(unchanged),
  joinsAs: z.enum(levelsBelowAdmin, say(t.noAdminsByProvider)).nullish(),
})

/** What is said of a provider, as it may be; throws where its issuer is no address that may be asked. */
export async function checkedProvider(context: Context, input: object) {
  const checked = check(given, input)
  const { issuer } = checked
  if (issuer === undefined) return checked
  const problem = await problemOf(issuer, mayBePrivate(context))
  if (problem) throw invalid('issuer', problem)
  return checked
}

async function problemOf(issuer: string, isPrivate: boolean) {
  if (!URL.canParse(issuer)) return t.writeIssuer
  const url = new URL(issuer)
  const isWeb = url.protocol === 'https:' || (isPrivate && url.protocol === 'http:')
  if (!isWeb || url.username || url.password || url.search || url.hash) return t.writeIssuer
  if (isPrivate) return undefined
  return isInward(url) || (await leadsInward(url)) ? t.issuerIsInward : undefined
}

interface Given {
  issuer?: string
  clientIdentifier?: string
  clientSecret?: string
}

/** What a provider has to have, from what is given and what is there; throws where something of it is in neither. */
export function requireWhole({ issuer, clientIdentifier, clientSecret }: Given, kept: IdentityProvider | null) {
  const clientId = clientIdentifier ?? kept?.clientId
  const whole = { issuer: issuer ?? kept?.issuer, clientIdentifier: clientId }
  const missing = Object.entries({ ...whole, clientSecret: clientSecret ?? kept?.clientSecret }).flatMap(
    ([path, value]) => (value === undefined ? [{ path, message: t.neededFirst }] : []),
  )
  if (missing.length) throw new ValidationError(missing)
  return { issuer: whole.issuer!, clientId: clientId! }
}

/** A secret as it is kept; undefined where none was given. */
export function keptClientSecret({ services }: Context, clientSecret: string | undefined) {
  if (clientSecret === undefined) return undefined
  const { secret, sealed } = keptSecret(Buffer.from(clientSecret, 'utf8'), services.settings.SECRET_KEY)
  return { clientSecret: secret, sealed }
}
