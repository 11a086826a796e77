// The reads of the grid, each one statement. A window is found by what the order needs alone, and its few rows are
// looked up then: so a place far down costs little more than one at the top.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Narrowed } from './actionFilter.ts'
import { groupings, sortedParts, type ActionGrouping, type ActionOrder } from './gridOrder.ts'

export interface GridShape {
  ready: Narrowed
  order: ActionOrder
  groupBy?: ActionGrouping
}

const conditionsOf = ({ ready }: GridShape, parameters: Parameters) =>
  `${scopeCondition(ready.scope, parameters)}${inTree(ready, parameters)}${ready.conditions(parameters)}`

/** The tree of organizations that a scope names: by it the indexes of a tree's orders serve them too. */
function inTree({ scope }: Narrowed, parameters: Parameters): string {
  const [rootId, ...others] = new Set(scope.map((source) => source.rootId))
  const isByPlace = scope.every(({ column }) => column === 'organizationId')
  return rootId && isByPlace && !others.length ? ` and a.root_id = ${parameters.add(rootId)}::uuid` : ''
}

const inScope = (grid: GridShape, parameters: Parameters, joins = '') =>
  `from action a ${joins} where ${conditionsOf(grid, parameters)}`

/** These are planned with their values: how many rows a filter leaves decides between index and sort. */
const run = <R extends readonly unknown[] = Row>(
  context: Context,
  text: string,
  { values }: Parameters,
): Promise<R[]> => context.db.runOnce<R>(text, values)

export async function readWindow(
  context: Context,
  plan: Plan,
  grid: GridShape,
  { take, skip }: { take: number; skip: number },
): Promise<never[]> {
  const parameters = new Parameters()
  const where = conditionsOf(grid, parameters)
  const [most, before] = [parameters.add(take), parameters.add(skip)]
  const parts = sortedParts(grid.order, grid.groupBy).map(
    ({ joins, condition, columns }) =>
      `(select a.legacy_id as n from action a ${joins} where ${where}${condition} order by ${columns} limit ${most}::bigint + ${before}::bigint)`,
  )
  // Parts that have a limit are read one after the other, the next one only where the page is not full.
  const ordered = `select n from (${parts.join(' union all ')}) parts limit ${most} offset ${before}`
  const text = `
    select ${plan.columns}
    from (select n, row_number() over () as place from (${ordered}) ordered) found
    join action a on a.legacy_id = found.n ${plan.joins} order by found.place`
  return (await run(context, text, parameters)).map(plan.read)
}

export async function countGrid(context: Context, grid: GridShape): Promise<number> {
  const parameters = new Parameters()
  const [row] = await run<[number]>(context, `select count(*) ${inScope(grid, parameters)}`, parameters)
  return row![0]
}

/** The same, counted no further than a number. */
export async function countGridTo(context: Context, grid: GridShape, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const text = `select count(*) from (select ${inScope(grid, parameters)} limit ${parameters.add(atMost)}) counted`
  const [row] = await run<[number]>(context, text, parameters)
  return row![0]
}

export interface GroupRow {
  keys: unknown[]
  name: string | null
  count: number
}

/** The groups in their order, each with how many records it has. */
export async function readGroups(context: Context, grid: GridShape, groupBy: ActionGrouping): Promise<GroupRow[]> {
  const parameters = new Parameters()
  const { keys, name: label, joins }: { keys: readonly string[]; name?: string; joins?: string } = groupings[groupBy]
  const where = inScope(grid, parameters, joins)
  const by = keys.join(', ')
  const text = `select count(*), ${label ?? 'null'}, ${by} ${where} group by ${[...new Set([...keys, ...(label ? [label] : [])])].join(', ')} order by ${by}`
  const rows = await run<[count: number, name: string | null, ...keys: unknown[]]>(context, text, parameters)
  return rows.map(([count, name, ...keys]) => ({ count, name, keys }))
}

/** The ids of the grid's records from the first, behind one. */
export async function readIds(
  context: Context,
  grid: GridShape,
  { first, after }: { first: number; after: string | undefined },
): Promise<string[]> {
  const parameters = new Parameters()
  let where = inScope(grid, parameters)
  if (after !== undefined)
    where += ` and a.legacy_id > (select legacy_id from action where id = ${parameters.add(after)}::uuid)`
  const text = `select a.id ${where} order by a.legacy_id limit ${parameters.add(first)}`
  return (await run<[string]>(context, text, parameters)).map(([id]) => id)
}

interface ExportPart {
  /** Behind this number. */
  after: number
  most: number
  /** Only these, or all but these. */
  ids?: string[]
  exceptIds?: string[]
}

/**
 * The next records by their number that the viewer may export, as the from of a statement, and the number where it
 * ends.
 */
export async function exportPart(context: Context, ready: Narrowed, { after, most, ids, exceptIds }: ExportPart) {
  const parameters = new Parameters()
  let more = ready.conditions(parameters)
  if (ids) more += ` and a.id = any(${parameters.add(ids)}::uuid[])`
  if (exceptIds?.length) more += ` and a.id <> all(${parameters.add(exceptIds)}::uuid[])`
  const allowed = scopeCondition(context.requireViewer().scope('export'), parameters)
  const from = `from action a where ${scopeCondition(ready.scope, parameters)} and ${allowed}${more} and a.legacy_id > ${parameters.add(after)}`
  const [row] = await run<[last: number | null, count: number]>(
    context,
    `select max(n), count(*) from (select a.legacy_id n ${from} order by a.legacy_id limit ${most}) part`,
    parameters,
  )
  const [last, count] = row!
  return { from: `${from} and a.legacy_id <= ${parameters.add(last ?? 0)}`, parameters, last, count }
}
