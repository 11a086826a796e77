// Clocks as they stand: read, and worked out by the hours and targets of their records' organizations.
import type { ClockKind, Disposition } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { type Kept, rowsAt } from '../../kernel/statement/rowsAt.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { hoursOfOrganizations } from '../../people/schedule/organizationHours.ts'
import type { Hours } from '../../people/schedule/businessTime.ts'
import { ofEach, sourcesOf } from '../action/actionSources.ts'
import { dueAt, slotPriorities } from './dueAt.ts'
import { targetsOfOrganizations } from './organizationTargets.ts'
import { answerTarget, isNone, type Target } from './targets.ts'

export interface ClockNow {
  actionId: string
  kind: ClockKind
  startsAt: number
  pausedAt: number | null
  stoppedAt: number | null
  firedAt: number | null
  target: Target
  /** Whether it is the time that whom the record was escalated to has for an answer. */
  isForAnswer: boolean
  /** When it runs out, on hold as if it went on now; null where there is no target. */
  dueAt: number | null
  hours: Hours
  /** Tells whether the row was changed meanwhile. */
  mark: string
}

/** Clocks `c` with their records `a`, as what is behind "from". */
export interface ClocksWanted {
  from: string
  values: unknown[]
  /** What tells whether a clock was changed; of the past nobody asks. */
  mark: string
}

const ofRecords = 'c.action_id = any($1::uuid[])'

/** Those that a condition finds. */
export const clocksWhere = (condition: string, values: unknown[]): ClocksWanted => ({
  from: `clock c join action a on a.id = c.action_id where ${condition}`,
  values,
  mark: 'c.xmin::text',
})

/** All clocks of some records. */
export const clocksOf = (actionIds: readonly string[]): ClocksWanted => clocksWhere(ofRecords, [actionIds])

/** The record's columns that decide how long its clocks have. */
const deciding = [
  'id',
  'organization_id',
  'priority_id',
  'class_id',
  'service_time_mins',
  'scheduled_end',
  'disposition',
]
  .map((column) => `a.${column}`)
  .join(', ')

const kept: Kept = {
  table: 'clock',
  of: 'action_id',
  key: 'kind',
  later: { paused_at: {}, stopped_at: {}, fired_at: {} },
}

/** The same as they stood at the instant that a request looks back to. */
export function clocksThen(context: Context, actionIds: readonly string[]): ClocksWanted {
  const parameters = new Parameters()
  parameters.add(actionIds)
  const clocks = rowsAt(kept, '$1::uuid[]', `${parameters.add(context.asOf)}::timestamptz`)
  const records = ofEach(
    sourcesOf(context, parameters),
    ({ table, stood }) => `select ${deciding} from ${table} where a.id = any($1::uuid[])${stood}`,
  )
  const from = `${clocks} c join (${records}) a on a.id = c.action_id where ${ofRecords}`
  return { from, values: parameters.values, mark: `''` }
}

type Row = [
  string,
  ClockKind,
  string,
  [string, string][],
  string | null,
  string | null,
  string | null,
  string,
  string,
  number,
  number,
  number,
  string | null,
  Disposition | null,
]

/** Some clocks by their records, in order. */
export async function readClocks(
  db: Db,
  { from, values, mark: changed }: ClocksWanted,
  now: Date,
): Promise<ClockNow[]> {
  const rows = await db.run<Row>(
    `select c.action_id, c.kind, c.starts_at, c.pauses, c.paused_at, c.stopped_at, c.fired_at, ${changed},
       a.organization_id, a.priority_id, a.class_id, a.service_time_mins, a.scheduled_end, a.disposition
     from ${from} order by c.action_id, c.kind`,
    values,
  )
  const places = [...new Set(rows.map((row) => row[8]))]
  if (!places.length) return []
  const [hours, targets] = await Promise.all([hoursOfOrganizations(db, places), targetsOfOrganizations(db, places)])
  return rows.map((row): ClockNow => {
    const [
      actionId,
      kind,
      startsAt,
      pauses,
      pausedAt,
      stoppedAt,
      firedAt,
      mark,
      place,
      priorityId,
      actionClassId,
      serviceTimeMins,
      scheduledEnd,
      disposition,
    ] = row
    const at = hours.get(place)!
    const isForAnswer = kind === 'RESPOND' && disposition === 'ESCALATED'
    const set = targets.get(place)!(priorityId, kind)
    const target = isForAnswer && isNone(set) ? answerTarget : set
    const clock = {
      actionId,
      kind,
      startsAt: Date.parse(startsAt),
      pausedAt: instant(pausedAt),
      stoppedAt: instant(stoppedAt),
      firedAt: instant(firedAt),
      target,
      isForAnswer,
      hours: at.hours,
      mark,
    }
    const held = pauses
      .map(([from, to]): [number, number] => [Date.parse(from), Math.min(Date.parse(to), now.getTime())])
      .filter(([from, to]) => from <= to)
    if (clock.pausedAt !== null) held.push([clock.pausedAt, now.getTime()])
    // Whom it was escalated to is asked for an answer, not for the work.
    const outlastsSlot = slotPriorities.includes(priorityId) && !isForAnswer
    const due = dueAt({
      ...clock,
      pauses: held,
      fiscalMonth: at.fiscalMonth,
      actionClassId,
      serviceTimeMins,
      scheduledEnd: instant(scheduledEnd),
      outlastsSlot,
    })
    return { ...clock, dueAt: due }
  })
}

const instant = (text: string | null) => (text === null ? null : Date.parse(text))
