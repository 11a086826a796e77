// The grids of the board: open records by how often they fall due, and by what presses; with those that have a slot,
// the appointments. A record may be in several, so their counts overlap; complete and withdrawn ones are in none.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'
import type { Narrowed } from './actionFilter.ts'
import type { Beside } from './besideRecords.ts'
import type { BoardPage, BoardPlace, BucketRow } from './readActions.ts'
import { special } from '../task/priorities.ts'

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
  label: string
  color: string
  /** What its title stands on the colour in, by contrast. */
  textColor: string
  group: 'ROUTINE' | 'ACTION'
  description: string
  /** As a condition on a record; `now` and `roots`, the trees in sight, answer with the places of their parameters. */
  condition: (now: () => string, roots: () => string) => string
}

const ofClass = (number: number) => () => `a.class_id = ${number}`

/** How long before its end a record warns: a fifth of its window, an hour at least and a day at most. */
const warnsFor = `least(greatest(coalesce((a.scheduled_end - a.scheduled_start) / 5, interval '0'), interval '1 hour'), interval '24 hours')`

/** Of what else a record warns: conditions of nouns above on a record `a`, in the trees that are in sight. */
const warnings: GridRow['condition'][] = []

export const addWarning = (condition: GridRow['condition']) => warnings.push(condition)

export const gridTable: Record<GridName, GridRow> = {
  CALENDAR: {
    label: 'Calendar',
    color: '#346A9F',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with a scheduled slot, and appointments that have not ended.',
    condition: () => 'a.is_scheduled',
  },
  DAILY: {
    label: 'Daily',
    color: '#89DDD3',
    textColor: '#000000',
    group: 'ROUTINE',
    description: 'Records with action class Daily.',
    condition: ofClass(1),
  },
  WEEKLY: {
    label: 'Weekly',
    color: '#58ABA1',
    textColor: '#000000',
    group: 'ROUTINE',
    description: 'Records with action class Weekly.',
    condition: ofClass(2),
  },
  MONTHLY: {
    label: 'Monthly',
    color: '#8C00CE',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with action class Monthly.',
    condition: ofClass(3),
  },
  QTRLY: {
    label: 'Qtrly',
    color: '#3B67FF',
    textColor: '#FFFFFF',
    group: 'ROUTINE',
    description: 'Records with action class Qtrly.',
    condition: ofClass(4),
  },
  ESCALATED: {
    label: 'Escalated',
    color: '#CE0000',
    textColor: '#FFFFFF',
    group: 'ACTION',
    description: 'Records that are escalated, or were escalated to the user who has them.',
    condition: () => `(a.disposition = 'ESCALATED' or a.escalated_to_id is not null)`,
  },
  LATE: {
    label: 'Late',
    color: '#B42318',
    textColor: '#FFFFFF',
    group: 'ACTION',
    description: 'Records past their due time.',
    condition: (now) => `a.scheduled_end < ${now()}`,
  },
  WARN: {
    label: 'Warn',
    color: '#B26A00',
    textColor: '#000000',
    group: 'ACTION',
    description:
      'Records with priority Warning, due within a fifth of their window (at least 1 hour, at most 24), or with an open metric warning on their scope.',
    condition: (now, roots) =>
      `(a.priority_id = 3 or a.scheduled_end >= ${now()} and a.scheduled_end <= ${now()} + interval '24 hours' and a.scheduled_end - ${now()} <= ${warnsFor}${warnings.map((warning) => ` or ${warning(now, roots)}`).join('')})`,
  },
  SPECIAL: {
    label: 'Special',
    color: '#89DDD3',
    textColor: '#000000',
    group: 'ACTION',
    description: 'Records with priority Urgent or High.',
    condition: () => `a.priority_id between 1 and ${special}`,
  },
}

/**
 * The open records of a scope. Where it names organizations, their tree is named too: by both an index has all it
 * takes.
 */
function openIn(ready: Narrowed, roots: readonly string[], parameters: Parameters): string {
  const { scope } = ready
  const byPlace = scope.length > 0 && scope.every(({ column }) => column === 'organizationId')
  const within = byPlace ? ` and a.root_id = any(${parameters.add(roots)}::uuid[])` : ''
  return `from action a where a.bucket <= 5${within} and ${scopeCondition(scope, parameters)}${ready.conditions(parameters)}`
}

/** The time of the request and the trees in sight, each a parameter where a condition asks for it. */
function askedOf(context: Context, parameters: Parameters): (name: GridName) => string {
  let [time, trees]: (string | undefined)[] = []
  const now = () => (time ??= `${parameters.add(context.now)}::timestamptz`)
  const roots = () => (trees ??= parameters.add(context.requireViewer().rootIds))
  return (name) => gridTable[name].condition(now, roots)
}

/** These are planned with their values: how much a viewer sees decides between an index and several. */
const run = <R extends readonly unknown[] = Row>(
  context: Context,
  text: string,
  { values }: Parameters,
): Promise<R[]> => context.db.runOnce<R>(text, values)

/** How much each grid holds, exactly; all records in one pass over what is open. */
export async function countGrids(
  context: Context,
  ready: Narrowed,
  names: readonly GridName[],
  beside: ReadonlyMap<GridName, Beside | undefined>,
): Promise<Map<GridName, number>> {
  const parameters = new Parameters()
  const condition = askedOf(context, parameters)
  const counts = names.map((name) => {
    const records = `count(*) filter (where ${condition(name)})`
    const others = beside.get(name)
    return others ? `${records} + (select count(*) ${others.from(parameters)})` : records
  })
  const text = `select ${counts.join(', ')} ${openIn(ready, context.requireViewer().rootIds, parameters)}`
  const [row] = await run<number[]>(context, text, parameters)
  return new Map(names.map((name, i) => [name, row![i]!]))
}

interface Page extends BoardPage {
  name: GridName
  beside?: Beside
}

/** A row of a grid: of a record all that is asked for, of what stands beside records only which one it is. */
export interface GridEntryRow extends BucketRow<never> {
  isRecord: boolean
}

/**
 * What stands first in a grid in the board's order: found by an index alone, the few records of the page looked up
 * then.
 */
export async function readGridPage(
  context: Context,
  plan: Plan,
  ready: Narrowed,
  { name, take, seek, beside }: Page,
): Promise<GridEntryRow[]> {
  const parameters = new Parameters()
  const condition = askedOf(context, parameters)
  const limit = `limit ${parameters.add(take)}`
  const page = (rows: string, order: string, isRecord: boolean) =>
    `(select a.id, ${order} as board_order, ${isRecord} as is_record ${rows}${behind(seek, parameters, order, 'a.id')} order by ${orderBy(seek, order, 'a.id')} ${limit})`
  const records = page(
    `${openIn(ready, context.requireViewer().rootIds, parameters)} and ${condition(name)}`,
    'a.board_order',
    true,
  )
  const both = beside
    ? `(${records} union all ${page(beside.from(parameters), beside.order, false)} order by ${orderBy(seek, 'board_order', 'id')} ${limit})`
    : records
  const text = `
    select ${plan.columns}, found.is_record, found.board_order, found.id
    from ${both} found
    left join action a on a.id = found.id and found.is_record ${plan.joins} order by ${orderBy(seek, 'found.board_order', 'found.id')}`
  return (await run(context, text, parameters)).map((row) => {
    const [isRecord, ...place] = row.slice(plan.width) as [boolean, ...BoardPlace]
    return { place, row: plan.read(row), isRecord }
  })
}
