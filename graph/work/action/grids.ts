// The reads of the grids, each one statement.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'
import type { Narrowed } from './actionFilter.ts'
import { lookedUp, ofEach, type Source, sourcesOf } from './actionSources.ts'
import type { Beside } from './besideRecords.ts'
import type { BoardPage, BoardPlace, BucketRow } from './readBoard.ts'
import { askedOf, type GridName } from './gridTable.ts'
import { readRow } from './readRow.ts'

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
