// The grids of the board: open records by how often they fall due, and by what presses; with those that have a slot,
// the appointments. A record may be in several, so their counts overlap; complete and withdrawn ones are in none.
import type { Context } from '../../kernel/context.ts'
import { bySql } from '../../kernel/list/whereSql.ts'
import type { Where } from '../../kernel/list/condition.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { special } from '../task/priorities.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export const gridNames = [
  'CALENDAR',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'QTRLY',
  'ESCALATED',
  'LATE',
  'WARN',
  'SPECIAL',
] as const
export type GridName = (typeof gridNames)[number]

interface GridRow {
  label: Text
  color: string
  /** What its title stands on the colour in, by contrast. */
  textColor: string
  group: 'ROUTINE' | 'ACTION'
  description: string
  /** As a condition on a record. */
  condition: (asked: Asked) => string
}

/** What a condition may ask for, each the place of a parameter. */
interface Asked {
  now: () => string
  /** The trees in sight. */
  roots: () => string
  /** Whether that now is past: what has ended since had not. */
  isPast: boolean
}

const ofClass = (number: number) => () => `a.class_id = ${number}`

/** How long before its end a record warns: a fifth of its window, an hour at least and a day at most. */
const warnsFor = `least(greatest(coalesce((a.scheduled_end - a.scheduled_start) / 5, interval '0'), interval '1 hour'), interval '24 hours')`

/** Of what else a record warns: conditions of nouns above on a record `a`, in the trees that are in sight. */
const warnings: GridRow['condition'][] = []

export const addWarning = (condition: GridRow['condition']) => warnings.push(condition)

export const gridTable: Record<GridName, GridRow> = {
  CALENDAR: {
    label: t.calendar,
    color: '#346A9F',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with a scheduled slot, and appointments that have not ended.',
    condition: () => 'a.is_scheduled',
  },
  DAILY: {
    label: t.daily,
    color: '#89DDD3',
    textColor: '#000000',
    group: 'ROUTINE',
    description: 'Records with action class Daily.',
    condition: ofClass(1),
  },
  WEEKLY: {
    label: t.weekly,
    color: '#58ABA1',
    textColor: '#000000',
    group: 'ROUTINE',
    description: 'Records with action class Weekly.',
    condition: ofClass(2),
  },
  MONTHLY: {
    label: t.monthly,
    color: '#8C00CE',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with action class Monthly.',
    condition: ofClass(3),
  },
  QTRLY: {
    label: t.qtrly,
    color: '#3B67FF',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with action class Qtrly.',
    condition: ofClass(4),
  },
  ESCALATED: {
    label: t.escalated,
    color: '#CE0000',
    textColor: '#FFFFFF',
    group: 'ACTION',
    description: 'Records that are escalated, or were escalated to the user who has them.',
    condition: () => `(a.disposition = 'ESCALATED' or a.escalated_to_id is not null)`,
  },
  LATE: {
    label: t.late,
    color: '#B42318',
    textColor: '#FFFFFF',
    group: 'ACTION',
    description: 'Records past their due time.',
    condition: ({ now }) => `a.scheduled_end < ${now()}`,
  },
  WARN: {
    label: t.warn,
    color: '#B26A00',
    textColor: '#000000',
    group: 'ACTION',
    description:
      'Records with priority Warning, due within a fifth of their window (at least 1 hour, at most 24), or with an open metric warning on their scope.',
    condition: (asked) => {
      const now = asked.now()
      const isNear = `a.scheduled_end >= ${now} and a.scheduled_end <= ${now} + interval '24 hours' and a.scheduled_end - ${now} <= ${warnsFor}`
      return `(${['a.priority_id = 3', isNear, ...warnings.map((warning) => warning(asked))].join(' or ')})`
    },
  },
  SPECIAL: {
    label: t.special,
    color: '#89DDD3',
    textColor: '#000000',
    group: 'ACTION',
    description: 'Records with priority Urgent or High.',
    condition: () => `a.priority_id between 1 and ${special}`,
  },
}

/** The time of the request and the trees in sight, each a parameter where a condition asks for it. */
export function askedOf(context: Context, parameters: Parameters): (name: GridName) => string {
  let [time, trees]: (string | undefined)[] = []
  const asked: Asked = {
    now: () => (time ??= `${parameters.add(context.now)}::timestamptz`),
    roots: () => (trees ??= parameters.add(context.requireViewer().rootIds)),
    isPast: context.asOf !== undefined,
  }
  return (name) => gridTable[name].condition(asked)
}

/** The open records of a grid. */
export const inGrid = (name: GridName, context: Context): Where =>
  bySql((parameters) => `a.bucket <= 5 and ${askedOf(context, parameters)(name)}`)
