import { globalId } from '../../kernel/node.ts'

interface Named {
  id: string
  uuid: string
  /** Null of what is gone. */
  name: string | null
}

/** An entry of the audit log as it is sent. */
export interface SentEntry {
  id: string
  uuid: string
  at: string
  actor: Named | null
  organization: Named | null
  noun: string
  nounName: string
  nounUuid: string
  about: string
  action: string
  event: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Whether the rows were left out since they are too long. */
  isCut?: true
}

export const namedAs = (type: string, uuid: string | null, name: string | null): Named | null =>
  uuid ? { id: globalId(type, uuid), uuid, name } : null

/** An entry as JSON of at most so many bytes, without its rows where they are longer. */
export function entryText(entry: SentEntry, mostBytes: number): string {
  const text = JSON.stringify(entry)
  if (Buffer.byteLength(text) <= mostBytes) return text
  return JSON.stringify({ ...entry, before: null, after: null, isCut: true } satisfies SentEntry)
}
