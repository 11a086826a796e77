// What stands in the way of a change, whoever asks.
import { recordKey } from '../action/recordKey.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** Of a task record, what tells whether it is at work, for a selection. */
export const workColumns = { status: true, organization: { select: { archivedAt: true } } } as const

interface Work {
  status: 'ACTIVE' | 'INACTIVE'
  organization: { archivedAt: Date | null }
}

/** Why nothing of a task record can be scheduled. */
export const workObstacle = ({ status, organization }: Work): Text | undefined =>
  organization.archivedAt ? t.archivedOrganization : status === 'INACTIVE' ? t.archivedTaskRecord : undefined

/** Why a series can't be changed. */
export const changeObstacle = ({ status, taskRecord }: { status: string; taskRecord: Work }): Text | undefined =>
  status === 'ENDED' ? t.ended : workObstacle(taskRecord)

interface Planned {
  state: string
  endsAt: Date
  action: { number: number } | null
  series: { status: string; taskRecord: Work }
}

/** Why an occurrence can't be changed or skipped. */
export function occurrenceObstacle({ state, endsAt, action, series }: Planned, now: Date): Text | undefined {
  if (state === 'OPEN') return t.isRecord({ key: action ? recordKey(action.number) : '' })
  if (state !== 'PLANNED') return t.staysInLedger({ state })
  return endsAt <= now ? t.over : changeObstacle(series)
}

/** Why it can't be taken back that an occurrence was skipped. */
export function restoreObstacle({ state, endsAt, action, series }: Planned, now: Date): Text | undefined {
  if (state !== 'SKIPPED') return t.notSkipped
  if (action) return t.recordWithdrawn({ key: recordKey(action.number) })
  return endsAt <= now ? t.over : changeObstacle(series)
}
