// Where records are read from: the table, or what they were at the instant that a request looks back to. That is in two
// tables: a record that has not changed since is as it was, any other as it was kept when it changed.
import type { Context } from '../../kernel/context.ts'
import type { Scope } from '../../kernel/scope.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { firstRows, type Parameters, type Rows, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { erasAt } from './eras.ts'

/** One of the tables that records are read from; conditions have their own "and". */
export interface Source {
  /** With the alias that its conditions are on. */
  table: string
  /** That a row of it stood at the instant. */
  stood: string
  /** What leads by an index to those of the viewer's trees that did. */
  among: () => string
  /** Until when its rows stood; with the id, it tells which row of which table a record was. */
  until: string
}

interface Sources {
  isPast: boolean
  all: readonly Source[]
  /** What is looked through, each a new parameter. */
  lookedThrough?: Readonly<Record<'trees' | 'eras', () => string>>
}

const now: Sources = { isPast: false, all: [{ table: 'action a', stood: '', among: () => '', until: '' }] }

/** The sources of a request's records. */
export function sourcesOf(context: Context, parameters: Parameters): Sources {
  const { asOf } = context
  if (!asOf) return now
  const at = `${parameters.add(asOf)}::timestamptz`
  const began = ` and a.updated_at <= ${at}`
  const lookedThrough = {
    trees: () => `${parameters.add(context.requireViewer().rootIds)}::uuid[]`,
    eras: () => `${parameters.add(erasAt(asOf))}::bigint[]`,
  }
  const among = () => ` and a.root_id = any(${lookedThrough.trees()}) and a.era = any(${lookedThrough.eras()})`
  const still = `${began} and a.created_at <= ${at}`
  return {
    isPast: true,
    lookedThrough,
    all: [
      { table: 'action a', stood: still, among: () => '', until: `'infinity'::timestamptz` },
      { table: 'action_past a', stood: `${began} and a.until > ${at}`, among, until: 'a.until' },
    ],
  }
}

/** A statement of each source, one behind the other. */
export const ofEach = ({ all }: Sources, statement: (source: Source) => string): string =>
  all.map((source) => `(${statement(source)})`).join(' union all ')

interface Part {
  /** Where nothing is looked back to; else a record's place on the board, and what `lookedUp` finds it by. */
  columns: string
  more: string
  limit: string
}

/** The first records of a scope in the board's order. */
export function firstActions(
  sources: Sources,
  scope: Scope,
  parameters: Parameters,
  { columns, more, limit }: Part,
  order: string,
): Rows {
  const [present, past] = sources.all
  if (!past) return firstRows(scope, parameters, { table: 'action', columns, more, limit }, order)
  const keys = (until: string) => `a.id, a.board_order, ${until} as until`
  const still = { table: 'action', columns: keys(present!.until), more: more + present!.stood, limit }
  const { sql, mayRepeat } = firstRows(scope, parameters, still, order)
  const { trees, eras } = sources.lookedThrough!
  if (isNarrow(scope)) {
    const then = {
      table: 'action_past',
      columns: keys(past.until),
      more: `${more} and a.era = e.era${past.stood}`,
      limit,
    }
    const each = firstRows(scope, parameters, then, order)
    const found = `select one.* from unnest(${eras()}) e(era) cross join lateral (${each.sql}) one`
    return { sql: `${sql} union all (${found})`, mayRepeat: mayRepeat || each.mayRepeat }
  }
  const seen = scopeCondition(scope, parameters, { byParties: true })
  const then = `
    select one.* from unnest(${trees()}) tree(id) cross join unnest(${eras()}) e(era) cross join lateral (
      select ${keys(past.until)} from action_past a
      where a.root_id = tree.id and a.era = e.era${past.stood} and ${seen}${more} order by ${order} limit ${limit}) one`
  // At an instant a record stood in one row, of one table and one era.
  return { sql: `${sql} union all (${then})`, mayRepeat }
}

/** How many organizations are looked through one by one; of more the tree is read as a whole. */
const fewOrganizations = 4

/** Whether each source has an index of the past that is its own. */
const isNarrow = (scope: Scope) =>
  scope.every(
    ({ column, ids }) => column !== 'rootId' && (column !== 'organizationId' || ids.length <= fewOrganizations),
  )

const columns = Object.values(modelOf('Action').fields)
  .flatMap(({ column }) => (column ? [`"${column}"`] : []))
  .join(', ')

/** Joins the records `a` of the past to what was found of them: their ids and until when they stood. */
export const lookedUp = (found: string): string => `lateral (
  select ${columns} from action where id = ${found}.id and ${found}.until = 'infinity'
  union all
  select ${columns} from action_past where id = ${found}.id and until = ${found}.until and updated_at < until) a`
