// The reads of the grid, each one statement. A window is found by what the order needs alone, and its few rows are
// looked up then: so a place far down costs little more than one at the top.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Narrowed } from './actionFilter.ts'
import { lookedUp, ofEach, type Source, sourcesOf } from './actionSources.ts'
import { groupings, inOrder, sortedParts, type ActionGrouping, type ActionOrder } from './gridOrder.ts'
import { readRow } from './readRow.ts'

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

/** From where and under which conditions a source has the records of a grid. */
const inScope = (grid: GridShape, parameters: Parameters, joins = '') => {
  const where = conditionsOf(grid, parameters)
  return ({ table, stood, among }: Source) => `from ${table} ${joins} where ${where}${stood}${among()}`
}

/** These are planned with their values: how many rows a filter leaves decides between index and sort. */
const run = <R extends readonly unknown[] = Row>(
  context: Context,
  text: string,
  { values }: Parameters,
): Promise<R[]> => context.db.runOnce<R>(text, values)

interface Window {
  take: number
  skip: number
}

export async function readWindow(
  context: Context,
  plan: Plan,
  grid: GridShape,
  { take, skip }: Window,
): Promise<never[]> {
  const parameters = new Parameters()
  const sources = sourcesOf(context, parameters)
  const where = conditionsOf(grid, parameters)
  const [most, before] = [parameters.add(take), parameters.add(skip)]
  const limit = `limit ${most}::bigint + ${before}::bigint`
  const parts = sortedParts(grid.order, grid.groupBy).map(({ joins, condition, keys }) => {
    const first = (columns: string, { table, stood, among }: Source) =>
      `(select ${columns} from ${table} ${joins} where ${where}${condition}${stood}${among()} order by ${inOrder(keys)} ${limit})`
    if (!sources.isPast) return first('a.legacy_id as n', sources.all[0]!)
    const named = keys.map(({ by }, i) => `${by} as k${i}`).join(', ')
    const all = sources.all
      .map((source) => first(`a.id, ${source.until} as until, ${named}`, source))
      .join(' union all ')
    return `(select id, until from (${all}) merged order by ${inOrder(keys.map((key, i) => ({ ...key, by: `k${i}` })))} ${limit})`
  })
  // Parts that have a limit are read one after the other, the next one only where the page is not full.
  const [columns, record] = sources.isPast
    ? ['id, until', `cross join ${lookedUp('found')}`]
    : ['n', 'join action a on a.legacy_id = found.n']
  const ordered = `select ${columns} from (${parts.join(' union all ')}) parts limit ${most} offset ${before}`
  const text = `
    select ${plan.columns}
    from (select ${columns}, row_number() over () as place from (${ordered}) ordered) found
    ${record} ${plan.joins} order by found.place`
  return (await run(context, text, parameters)).map((row) => readRow(plan, row, context))
}

export async function countGrid(context: Context, grid: GridShape): Promise<number> {
  const parameters = new Parameters()
  const from = inScope(grid, parameters)
  const counts = ofEach(sourcesOf(context, parameters), (source) => `select count(*) as n ${from(source)}`)
  const [row] = await run<[number]>(context, `select sum(n)::bigint from (${counts}) counted`, parameters)
  return row![0]
}

/** The same, counted no further than a number. */
export async function countGridTo(context: Context, grid: GridShape, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const from = inScope(grid, parameters)
  const limit = `limit ${parameters.add(atMost)}`
  const rows = ofEach(sourcesOf(context, parameters), (source) => `select ${from(source)} ${limit}`)
  const [row] = await run<[number]>(
    context,
    `select count(*) from (select from (${rows}) found ${limit}) counted`,
    parameters,
  )
  return row![0]
}

export interface GroupRow {
  keys: unknown[]
  name: string | null
  number: number
}

/** The groups in their order, each with a number that is made of its records. */
export async function readGroups(
  context: Context,
  grid: GridShape,
  groupBy: ActionGrouping,
  number: 'count(*)' | 'sum(a.service_time_mins)',
): Promise<GroupRow[]> {
  const parameters = new Parameters()
  const { keys, name: label, joins }: { keys: readonly string[]; name?: string; joins?: string } = groupings[groupBy]
  const from = inScope(grid, parameters, joins)
  const named = keys.map((key, i) => `${key} as k${i}`).join(', ')
  const rows = ofEach(
    sourcesOf(context, parameters),
    (source) =>
      `select ${number} as n, ${label ?? 'null'} as label, ${named} ${from(source)} group by ${[...new Set([...keys, ...(label ? [label] : [])])].join(', ')}`,
  )
  const by = keys.map((_key, i) => `k${i}`).join(', ')
  const text = `select coalesce(sum(n), 0)::bigint, label, ${by} from (${rows}) counted group by label, ${by} order by ${by}`
  const groups = await run<[number: number, name: string | null, ...keys: unknown[]]>(context, text, parameters)
  return groups.map(([found, name, ...common]) => ({ number: found, name, keys: common }))
}

/** The ids of the grid's records from the first, behind one. */
export async function readIds(
  context: Context,
  grid: GridShape,
  { first, after }: { first: number; after: string | undefined },
): Promise<string[]> {
  const parameters = new Parameters()
  const from = inScope(grid, parameters)
  const behind =
    after === undefined
      ? ''
      : ` and a.legacy_id > (select legacy_id from action where id = ${parameters.add(after)}::uuid)`
  const limit = `limit ${parameters.add(first)}`
  const rows = ofEach(
    sourcesOf(context, parameters),
    (source) => `select a.id, a.legacy_id ${from(source)}${behind} order by a.legacy_id ${limit}`,
  )
  const text = `select id from (${rows}) found order by legacy_id ${limit}`
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
