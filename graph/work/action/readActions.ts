// The hot reads of action records by number and by key, each one statement.
import type { GraphQLResolveInfo } from 'graphql'
import type { Instant } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { ListPage } from '../../kernel/listing.ts'
import { planOf, planOfSelection, type Plan } from '../../kernel/statement/plan.ts'
import { firstRows, Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Narrowed } from './actionFilter.ts'
import { ofEach, sourcesOf } from './actionSources.ts'
import { run } from './readBoard.ts'
import { readRow } from './readRow.ts'
import { subjectColumns, type Subject } from './subject.ts'
import { visibleScope } from './visibleActions.ts'

const listOrder = 'a.legacy_id'

type More = (parameters: Parameters) => string

/**
 * Records of every status by their number, for lists that page by limit and offset, or behind a number; keyed ones with
 * it.
 */
export async function readList(
  context: Context,
  plan: Plan,
  filter: Narrowed,
  { take, skip, after, isKeyed, more }: ListPage<number> & { more: More },
): Promise<{ row: never; number: number | undefined }[]> {
  const parameters = new Parameters()
  const limit = parameters.add(take)
  const offset = parameters.add(skip)
  const behind = after === undefined ? '' : ` and a.legacy_id > ${parameters.add(after)}::int`
  const conditions = filter.conditions(parameters) + more(parameters) + behind
  const part = { table: 'action', columns: 'a.*', more: conditions, limit: `${limit}::bigint + ${offset}::bigint` }
  const rows = firstRows(filter.scope, parameters, part, listOrder)
  const once = rows.mayRepeat ? 'distinct on (a.legacy_id)' : ''
  const text = `
    select ${plan.columns}${isKeyed ? ', a.legacy_id' : ''}
    from (select ${once} a.* from (${rows.sql}) a order by ${listOrder} limit ${limit} offset ${offset}) a
    ${plan.joins} order by ${listOrder}`
  const found = await run(context, filter, text, parameters)
  return found.map((row) => ({ row: plan.read(row), number: row[plan.width] as number | undefined }))
}

/** How many records such a list has: from an index alone, where nothing narrows it. */
export async function countList(context: Context, filter: Narrowed, more: More): Promise<number> {
  const parameters = new Parameters()
  const seen = scopeCondition(filter.scope, parameters)
  const text = `select count(*)::int from action a where ${seen}${filter.conditions(parameters)}${more(parameters)}`
  const [row] = await run<[number]>(context, filter, text, parameters)
  return row![0]
}

type Key = { column: 'id'; values: string[] } | { column: 'legacy_id'; values: number[] }

/** The records with these keys that the viewer sees, by their keys. */
async function readByKey(context: Context, plan: Plan, { column, values }: Key) {
  const parameters = new Parameters()
  const type = column === 'id' ? 'uuid' : 'int'
  const keys = `${parameters.add(values)}::${type}[]`
  const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
  const text = ofEach(
    sourcesOf(context, parameters),
    ({ table, stood }) =>
      `select ${plan.columns}, a.${column} from ${table} ${plan.joins} where a.${column} = any(${keys})${stood} and ${seen}`,
  )
  const rows = await context.db.run(text, parameters.values)
  return new Map(rows.map((row) => [row[plan.width] as string | number, readRow(plan, row, context)]))
}

/** Records by uuid, null for each that is not there for the viewer; many of one request are one statement. */
export function loadAction(
  context: Context,
  info: GraphQLResolveInfo,
  id: string,
  path?: string[],
): Promise<never | null> {
  const plan = planOf('Action', context, info, path && [path])
  const loader = context.loader<string, never | null>(`action ${plan.shape}`, async (ids) => {
    const rows = await readByKey(context, plan, { column: 'id', values: [...ids] })
    return ids.map((key) => rows.get(key) ?? null)
  })
  return loader.load(id)
}

/** The records of a number in some roots, as far as the viewer sees them; those of one request in one statement. */
export function loadActionsByNumber(
  context: Context,
  info: GraphQLResolveInfo,
  number: number,
  rootIds: readonly string[],
): Promise<never[]> {
  const plan = planOf('Action', context, info)
  const loader = context.loader<number, never[]>(`numbers ${plan.shape} ${rootIds.join()}`, async (numbers) => {
    const parameters = new Parameters()
    const [roots, wanted] = [`${parameters.add([...rootIds])}::uuid[]`, `${parameters.add([...numbers])}::int[]`]
    const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
    const sources = sourcesOf(context, parameters)
    // A number stays with its record: by it the id is found, by which alone the past is.
    const named = `a.id in (select id from action where root_id = any(${roots}) and number = any(${wanted}))`
    const found = sources.isPast ? named : `a.root_id = any(${roots}) and a.number = any(${wanted})`
    const text = ofEach(
      sources,
      ({ table, stood }) =>
        `select ${plan.columns}, a.number, array_position(${roots}, a.root_id) from ${table} ${plan.joins} where ${found}${stood} and ${seen}`,
    )
    const rows = await context.db.run(`${text} order by ${plan.width + 2}`, parameters.values)
    return numbers.map((one) => rows.filter((row) => row[plan.width] === one).map((row) => readRow(plan, row, context)))
  })
  return loader.load(number)
}

export async function loadActionByLegacyId(
  context: Context,
  info: GraphQLResolveInfo,
  number: number,
): Promise<never | null> {
  const plan = planOf('Action', context, info)
  const rows = await readByKey(context, plan, { column: 'legacy_id', values: [number] })
  return rows.get(number) ?? null
}

/** Those of some records that the viewer sees, by uuid. */
export const readVisible = (context: Context, plan: Plan, ids: readonly string[]) =>
  readByKey(context, plan, { column: 'id', values: [...ids] })

/** What a transition needs to know of its record, as a selection. */
export const subjectSelection = {
  ...subjectColumns,
  number: true,
  actionClassId: true,
  priorityId: true,
  title: true,
  resumeAt: true,
  statusReason: true,
  scheduledStart: true,
  scheduledEnd: true,
  organization: { select: { path: true, legalName: true } },
  assignee: { select: { name: true } },
  delegate: { select: { name: true } },
  escalatedTo: { select: { name: true } },
} as const

const subjectPlan = () => planOfSelection('Action', subjectSelection)

/** What a transition needs to know of its record. */
export interface SubjectRow extends Subject {
  number: number
  actionClassId: number
  priorityId: number
  title: string
  resumeAt: string | null
  statusReason: string
  scheduledStart: Instant | null
  scheduledEnd: Instant | null
  organization: { path: string; legalName: string }
  assignee: { name: string } | null
  delegate: { name: string } | null
  escalatedTo: { name: string } | null
}

export async function readSubject(context: Context, key: Key): Promise<SubjectRow | null> {
  const rows = await readByKey(context, subjectPlan(), key)
  return rows.get(key.values[0]!) ?? null
}

/** The same by its uuid, with those that are asked for at the same time. */
export const readSubjectWithOthers = (context: Context, id: string): Promise<SubjectRow | null> =>
  context.batch<string, SubjectRow | null>(
    'subjects',
    async (ids) => {
      const rows = await readByKey(context, subjectPlan(), { column: 'id', values: [...ids] })
      return ids.map((one) => rows.get(one) ?? null)
    },
    id,
  )

/** The same of any records, for what is done by nobody: a clock. */
export async function readSubjects(db: Db, ids: readonly string[]): Promise<Map<string, SubjectRow>> {
  const plan = subjectPlan()
  const rows = await db.run(`select ${plan.columns}, a.id from action a ${plan.joins} where a.id = any($1::uuid[])`, [
    ids,
  ])
  return new Map(rows.map((row) => [row[plan.width] as string, plan.read(row)]))
}
