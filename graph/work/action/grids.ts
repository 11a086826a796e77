// The grids of the board: open records by how often they fall due, and by what presses; with those that have a slot,
// the appointments. A record may be in several, so their counts overlap; complete and withdrawn ones are in none.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'
import type { Narrowed } from './actionFilter.ts'
import { lookedUp, ofEach, type Source, sourcesOf } from './actionSources.ts'
import type { Beside } from './besideRecords.ts'
import type { BoardPage, BoardPlace, BucketRow } from './readBoard.ts'
import { readRow } from './readRow.ts'
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
    condition: ({ now }) => `a.scheduled_end < ${now()}`,
  },
  WARN: {
    label: 'Warn',
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
    label: 'Special',
    color: '#89DDD3',
    textColor: '#000000',
    group: 'ACTION',
    description: 'Records with priority Urgent or High.',
    condition: () => `a.priority_id between 1 and ${special}`,
  },
}

/**
 * The open records of a scope, from each source. Where the scope names organizations, their tree is named too: by both
 * an index has all it takes.
 */
function openIn(ready: Narrowed, roots: readonly string[], parameters: Parameters): (source: Source) => string {
  const { scope } = ready
  const byPlace = scope.length > 0 && scope.every(({ column }) => column === 'organizationId')
  const within = byPlace ? ` and a.root_id = any(${parameters.add(roots)}::uuid[])` : ''
  const open = `a.bucket <= 5${within} and ${scopeCondition(scope, parameters)}${ready.conditions(parameters)}`
  return ({ table, stood, among }) => `from ${table} where ${open}${stood}${among()}`
}

/** The time of the request and the trees in sight, each a parameter where a condition asks for it. */
function askedOf(context: Context, parameters: Parameters): (name: GridName) => string {
  let [time, trees]: (string | undefined)[] = []
  const asked: Asked = {
    now: () => (time ??= `${parameters.add(context.now)}::timestamptz`),
    roots: () => (trees ??= parameters.add(context.requireViewer().rootIds)),
    isPast: context.asOf !== undefined,
  }
  return (name) => gridTable[name].condition(asked)
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
  const sources = sourcesOf(context, parameters)
  const condition = askedOf(context, parameters)
  const open = openIn(ready, context.requireViewer().rootIds, parameters)
  const counts = names.map((name, i) => `count(*) filter (where ${condition(name)}) as n${i}`)
  const records = ofEach(sources, (source) => `select ${counts.join(', ')} ${open(source)}`)
  const sums = names.map((name, i) => {
    const others = beside.get(name)
    return `sum(n${i})::bigint${others ? ` + (select count(*) ${others.from(parameters)})` : ''}`
  })
  const [row] = await run<number[]>(context, `select ${sums.join(', ')} from (${records}) records`, parameters)
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
  const sources = sourcesOf(context, parameters)
  const condition = askedOf(context, parameters)(name)
  const limit = `limit ${parameters.add(take)}`
  const page = (rows: string, order: string, isRecord: boolean, until: string) =>
    `(select a.id, ${order} as board_order, ${isRecord} as is_record${sources.isPast ? `, ${until} as until` : ''} ${rows}${behind(seek, parameters, order, 'a.id')} order by ${orderBy(seek, order, 'a.id')} ${limit})`
  const open = openIn(ready, context.requireViewer().rootIds, parameters)
  const parts = sources.all.map((source) =>
    page(`${open(source)} and ${condition}`, 'a.board_order', true, source.until),
  )
  if (beside) parts.push(page(beside.from(parameters), beside.order, false, 'null::timestamptz'))
  const first =
    parts.length > 1
      ? `(${parts.join(' union all ')} order by ${orderBy(seek, 'board_order', 'id')} ${limit})`
      : parts[0]!
  const record = sources.isPast
    ? `left join ${lookedUp('found')} on found.is_record`
    : 'left join action a on a.id = found.id and found.is_record'
  const text = `
    select ${plan.columns}, found.is_record, found.board_order, found.id
    from ${first} found
    ${record} ${plan.joins} order by ${orderBy(seek, 'found.board_order', 'found.id')}`
  return (await run(context, text, parameters)).map((row) => {
    const [isRecord, ...place] = row.slice(plan.width) as [boolean, ...BoardPlace]
    return { place, row: readRow(plan, row, context), isRecord }
  })
}
