// What stands in the way of a change, whoever asks.
import { recordKey } from '../action/recordKey.ts'

/** Of a task record, what tells whether it is at work, for a selection. */
export const workColumns = { status: true, organization: { select: { archivedAt: true } } } as const

interface Work {
  status: 'ACTIVE' | 'INACTIVE'
  organization: { archivedAt: Date | null }
}

/** Why nothing of a task record can be scheduled. */
export const workObstacle = ({ status, organization }: Work): string | undefined =>
  organization.archivedAt
    ? 'Its organization is archived.'
    : status === 'INACTIVE'
      ? 'Its task record is archived.'
      : undefined

/** Why a series can't be changed. */
export const changeObstacle = ({ status, taskRecord }: { status: string; taskRecord: Work }): string | undefined =>
  status === 'ENDED' ? 'This routine has ended; begin a new one.' : workObstacle(taskRecord)

interface Planned {
  state: string
  endsAt: Date
  action: { number: number } | null
  series: { status: string; taskRecord: Work }
}

const over: Record<string, string> = { DONE: 'done', DONE_LATE: 'done', SKIPPED: 'skipped', MISSED: 'missed' }

/** Why an occurrence can't be changed or skipped. */
export function occurrenceObstacle({ state, endsAt, action, series }: Planned, now: Date): string | undefined {
  if (state === 'OPEN') return `It is a record already: change, or withdraw, ${action && recordKey(action.number)}.`
  if (state !== 'PLANNED') return `It was ${over[state]} and stays in the ledger as it is.`
  return endsAt <= now ? 'It is over.' : changeObstacle(series)
}

/** Why it can't be taken back that an occurrence was skipped. */
export function restoreObstacle({ state, endsAt, action, series }: Planned, now: Date): string | undefined {
  if (state !== 'SKIPPED') return 'It is not skipped.'
  if (action) return `Its record was withdrawn: restore ${recordKey(action.number)}.`
  return endsAt <= now ? 'It is over.' : changeObstacle(series)
}
