// Where a webhook may lead: to the public internet.
import type { Settings } from '../../kernel/settings.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { isInward, leadsInward } from '../../kernel/outward/address.ts'
import * as t from './__generated__/messages.ts'

export type AddressRules = Pick<Settings, 'WEBHOOK_HTTP' | 'WEBHOOK_PRIVATE'>

/** What is wrong with the form of an address; undefined where nothing is. */
export function formProblem(url: string, { WEBHOOK_HTTP }: Pick<AddressRules, 'WEBHOOK_HTTP'>): Text | undefined {
  if (!URL.canParse(url)) return t.writeAddress
  const parsed = new URL(url)
  const schemes = WEBHOOK_HTTP === 'yes' ? ['https:', 'http:'] : ['https:']
  if (!schemes.includes(parsed.protocol)) return t.writeHttps
  if (parsed.username || parsed.password) return t.noPassword
  if (parsed.hash) return t.noFragment
  if (parsed.port && Number(parsed.port) < 1024) return t.usualPort
  return undefined
}

/** What is wrong with an address as it is written; undefined where nothing is. */
export const problemOf = (url: string, rules: AddressRules): Text | undefined =>
  formProblem(url, rules) ?? (rules.WEBHOOK_PRIVATE === 'no' && isInward(new URL(url)) ? t.inward : undefined)

/** What is wrong with where a name leads now. */
export const problemOfHost = async (url: string, { WEBHOOK_PRIVATE }: AddressRules): Promise<Text | undefined> =>
  WEBHOOK_PRIVATE === 'no' && (await leadsInward(new URL(url))) ? t.inward : undefined
