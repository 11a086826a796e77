// What boards, lists, exports and figures of action records are narrowed to, and the same as conditions of a statement.
import type { Context } from '../../kernel/context.ts'
import { filterShape } from '../../kernel/list/filterShape.ts'
import { type Filter as AnyFilter, filterWhere } from '../../kernel/list/filterWhere.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { filterInput } from '../../kernel/list/listInputs.ts'
import { uuidOfNode } from '../../kernel/list/conditions.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { narrow, type Scope } from '../../kernel/scope.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { actionConditions } from './actionConditions.ts'

const shape = filterShape('Action', 'Action', actionConditions)

export const ActionFilter = filterInput('Action', shape)

/** A filter as it was given; every condition of it may be left out. */
export type Filter = AnyFilter

/** A filter made ready: the scope narrowed to its organization, and its other conditions as SQL. */
export interface Narrowed {
  scope: Scope
  /** On records `a`, with an and before it; nothing where it says nothing. */
  conditions(parameters: Parameters): string
  /** Of all but the plainest filters each has a best plan of its own, so its statements are planned with its values. */
  isPlannedAnew: boolean
}

type Comparison = Readonly<Record<string, unknown>>

const given = (record: object | null | undefined) =>
  Object.entries(record ?? {}).filter(([, value]) => value !== null && value !== undefined)

/** The one value that a filter compares by this operator and by nothing else. */
export function onlyValue(filter: Filter | null | undefined, name: string, operator: string): string | undefined {
  const [[found, value] = [], ...more] = given(filter?.[name] as Comparison | undefined)
  return found === operator && !more.length ? (value as string) : undefined
}

/** The organization all below which a filter is narrowed to, by its uuid. */
export function organizationOf(filter: Filter | null | undefined): string | undefined {
  const id = onlyValue(filter, 'organization', 'below')
  return id === undefined ? undefined : uuidOfNode('Organization', id, 'filter.organization.below')
}

/** What the board is narrowed to most; each leaves the statements of the board as they are. */
const plain: Readonly<Record<string, string>> = { department: 'eq', group: 'eq', actionClass: 'in', priority: 'in' }

const isPlain = (filter: Filter) => given(filter).every(([name]) => plain[name] && onlyValue(filter, name, plain[name]))

export async function narrowed(context: Context, scope: Scope, filter: Filter | null | undefined): Promise<Narrowed> {
  const { organization, ...others } = filter ?? {}
  const within = organizationOf(filter)
  const rest: Filter = within ? others : { ...others, organization }
  const where = await filterWhere(shape, rest, context)
  return {
    scope: within ? await narrowedTo(context, scope, within) : scope,
    isPlannedAnew: !isPlain(rest),
    conditions: (parameters) => (given(rest).length ? ` and ${whereSql(shape.model, where, parameters)}` : ''),
  }
}

/** A filter as a where of records, at the path of its argument. */
export const recordsWhere = (context: Context, filter: Filter, path: string): Promise<Where> =>
  filterWhere(shape, filter, context, path)

/** What a filter says of action class and priority, for what has these too. */
export const whereKind = (context: Context, filter: Filter | null | undefined): Promise<Where> =>
  filterWhere(shape, { actionClass: filter?.actionClass, priority: filter?.priority }, context)

async function narrowedTo(context: Context, scope: Scope, organizationId: string): Promise<Scope> {
  const ids = await context
    .loader<string, string[]>('organizations below', (some) => Promise.all(some.map((one) => idsBelow(context, one))))
    .load(organizationId)
  return ids.length ? narrow(scope, ids) : []
}

/** An organization and all below it; none where it is not there for the viewer. */
async function idsBelow(context: Context, id: string): Promise<string[]> {
  const rows = await context.db.run<[below: string]>(
    `select below.id from organization o join organization below on below.path like o.path || '%'
     where o.id = $1 and o.root_id = any($2::uuid[])`,
    [id, context.requireViewer().rootIds],
  )
  return rows.map(([below]) => below)
}
