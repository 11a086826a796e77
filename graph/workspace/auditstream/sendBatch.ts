import type { LookupFunction } from 'node:net'
import type { Services } from '../../kernel/context.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { globalId } from '../../kernel/node.ts'
import type { Claimed } from './claimStreams.ts'
import { postBatch } from './postBatch.ts'
import type { SentEntry } from './SentEntry.ts'
import { writeSyslog } from './writeSyslog.ts'

/** Where a batch goes. */
type Destination = Omit<Claimed, 'tries' | 'until'>

export interface Ways {
  /** How names are looked up, where not as the system does. */
  lookup?: LookupFunction
  /** In milliseconds. */
  timeLimit?: number
}

export interface Outcome {
  /** The HTTP status of the answer; null where there was none, and of syslog. */
  status: number | null
  durationMs: number
  /** Why it failed; empty where it did not. */
  error: Said
  /** How many of the entries it was of, from the first. */
  sent: number
}

export interface Sending {
  type: 'audit.entries' | 'audit.test'
  destination: Destination
  organization: { id: string; uuid: string; name: string }
  entries: readonly SentEntry[]
  ways: Ways
}

/** Sends entries to where a stream leads, in order: as many as fit into one message to it. */
export function sendBatch(
  services: Services,
  { type, destination, entries, ways }: Omit<Sending, 'organization'>,
): Promise<Outcome> {
  const { rootId, organization: name } = destination
  const organization = { id: globalId('Organization', rootId), uuid: rootId, name }
  const send = destination.kind === 'WEBHOOK' ? postBatch : writeSyslog
  return send(services, { type, destination, organization, entries, ways })
}
