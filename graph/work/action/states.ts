// The states of an action record: its status, and what status 6 means. Buckets are where people look for them.
import type { Disposition } from '../../../prisma/__generated__/client/enums.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

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
  name: Text
  bucket: number
}

export const stateTable: Record<State, StateRow> = {
  QUEUED: { status: 5, disposition: null, name: t.queued, bucket: 1 },
  STARTED: { status: 1, disposition: null, name: t.started, bucket: 2 },
  RESUMED: { status: 2, disposition: null, name: t.resumed, bucket: 2 },
  WAITING_INTERNAL: { status: 3, disposition: null, name: t.waitingInternal, bucket: 3 },
  WAITING_EXTERNAL: { status: 4, disposition: null, name: t.waitingExternal, bucket: 3 },
  ESCALATED: { status: 6, disposition: 'ESCALATED', name: t.escalated, bucket: 4 },
  DELEGATED: { status: 6, disposition: 'DELEGATED', name: t.delegated, bucket: 4 },
  WITHDRAWN: { status: 6, disposition: 'WITHDRAWN', name: t.withdrawn, bucket: 7 },
  COMPLETE: { status: 9, disposition: null, name: t.complete, bucket: 6 },
  UNMAPPED: { status: 0, disposition: null, name: t.unmapped, bucket: 5 },
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
export const bucketTable: Record<BucketName, { number: number; label: Text; color: string }> = {
  NEXT: { number: 1, label: t.nextUp, color: '#00B8F2' },
  WORK: { number: 2, label: t.imWorking, color: '#45B369' },
  HOLD: { number: 3, label: t.onHold, color: '#FF9F29' },
  ESC: { number: 4, label: t.escDelegated, color: '#E30A0A' },
  UNMAPPED: { number: 5, label: t.unmapped, color: '#64748B' },
}

/** The bucket of a row's bucket number; complete and withdrawn records are in none. */
export const bucketNamed = (number: number): BucketName | null => buckets[number - 1] ?? null
