// The states of an action record: its status, and what status 6 means. Buckets are where people look for them.
import type { Disposition } from '../../../prisma/__generated__/client/enums.ts'

export const states = [
  'QUEUED',
  'STARTED',
  'RESUMED',
  'WAITING_INTERNAL',
  'WAITING_EXTERNAL',
  'ESCALATED',
  'DELEGATED',
  'WITHDRAWN',
  'COMPLETE',
  'UNMAPPED',
] as const

export type State = (typeof states)[number]

interface StateRow {
  status: number
  disposition: Disposition | null
  /** As it stands in a sentence: "a record that is …". */
  name: string
  bucket: number
}

export const stateTable: Record<State, StateRow> = {
  QUEUED: { status: 5, disposition: null, name: 'Queued', bucket: 1 },
  STARTED: { status: 1, disposition: null, name: 'Started', bucket: 2 },
  RESUMED: { status: 2, disposition: null, name: 'Resumed', bucket: 2 },
  WAITING_INTERNAL: { status: 3, disposition: null, name: 'Waiting (internal)', bucket: 3 },
  WAITING_EXTERNAL: { status: 4, disposition: null, name: 'Waiting (external)', bucket: 3 },
  ESCALATED: { status: 6, disposition: 'ESCALATED', name: 'Escalated', bucket: 4 },
  DELEGATED: { status: 6, disposition: 'DELEGATED', name: 'Delegated', bucket: 4 },
  WITHDRAWN: { status: 6, disposition: 'WITHDRAWN', name: 'Withdrawn', bucket: 7 },
  COMPLETE: { status: 9, disposition: null, name: 'Complete', bucket: 6 },
  UNMAPPED: { status: 0, disposition: null, name: 'Unmapped', bucket: 5 },
}

export function stateOf(status: number, disposition: Disposition | null): State {
  return (
    states.find((state) => stateTable[state].status === status && stateTable[state].disposition === disposition) ??
    'UNMAPPED'
  )
}

export const buckets = ['NEXT', 'WORK', 'HOLD', 'ESC', 'UNMAPPED'] as const
export type BucketName = (typeof buckets)[number]

/** The labels and colours of the specification. */
export const bucketTable: Record<BucketName, { number: number; label: string; color: string }> = {
  NEXT: { number: 1, label: 'Next Up', color: '#00B8F2' },
  WORK: { number: 2, label: 'IM Working', color: '#45B369' },
  HOLD: { number: 3, label: 'Hold', color: '#FF9F29' },
  ESC: { number: 4, label: 'Esc/Delegated', color: '#E30A0A' },
  UNMAPPED: { number: 5, label: 'Unmapped', color: '#64748B' },
}

/** The bucket of a row's bucket number; complete and withdrawn records are in none. */
export const bucketNamed = (number: number): BucketName | null => buckets[number - 1] ?? null
