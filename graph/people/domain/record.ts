// The TXT record by which a domain says whose it is.
import { Resolver } from 'node:dns/promises'
import type { Services } from '../../kernel/context.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export const recordOf = (domain: string): string => `_opsgraph.${domain}`

export const valueOf = (proof: string): string => `opsgraph-domain=${proof}`

/** What the name servers say where there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Whether the record of a domain is there and says that it is theirs; or why that is not known. */
export type Found = { isThere: true } | { isThere: false | undefined; why: Text }

export async function lookForRecord(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  { name, proof }: { name: string; proof: string },
): Promise<Found> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const { DNS_SERVERS } = settings
  try {
    if (DNS_SERVERS) resolver.setServers(DNS_SERVERS.split(','))
    const records = await resolver.resolveTxt(recordOf(name))
    const isThere = records.some((parts) => parts.join('').trim() === valueOf(proof))
    return isThere ? { isThere } : { isThere, why: t.otherRecord({ record: recordOf(name) }) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (absent.has(code)) return { isThere: false, why: t.noRecord({ record: recordOf(name) }) }
    log.warn({ err: error, domain: name }, 'The TXT record of a domain could not be read.')
    return { isThere: undefined, why: t.noNameServer({ reason: code || String(error).slice(0, 100) }) }
  }
}
