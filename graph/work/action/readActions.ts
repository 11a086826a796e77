// The hot reads of action records, each one statement.
import type { GraphQLResolveInfo } from 'graphql'
import type { Instant } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db, Row } from '../../kernel/db.ts'
import type { ListPage } from '../../kernel/listing.ts'
import { planOf, planOfSelection, type Plan } from '../../kernel/statement/plan.ts'
import { firstRows, Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, type Seek } from '../../kernel/statement/seek.ts'
import type { Narrowed } from './actionFilter.ts'
import { subjectColumns, type Subject } from './subject.ts'
import { visibleScope } from './visibleActions.ts'

const boardColumns = ['a.board_order', 'a.id'] as const
const listOrder = 'a.legacy_id'

const run = <R extends readonly unknown[] = Row>(
  context: Context,
  { isPlannedAnew }: Narrowed,
  text: string,
  { values }: Parameters,
): Promise<R[]> => (isPlannedAnew ? context.db.runOnce<R>(text, values) : context.db.run<R>(text, values))

/** Where a record stands on the board: its order, and its id. */
export type BoardPlace = [order: number, id: string]

export interface BucketRow<T> {
  place: BoardPlace
  row: T
}

/** A part of a list in the board's order: how many, and where it goes on. */
export interface BoardPage {
  take: number
  seek: Seek
}

/** The first records of some buckets in the board's order, from all that the viewer sees. */
export async function readBuckets(
  context: Context,
  plan: Plan,
  filter: Narrowed,
  { buckets, take, seek }: BoardPage & { buckets: number[] },
): Promise<Map<number, BucketRow<never>[]>> {
  const parameters = new Parameters()
  const wanted = parameters.add(buckets)
  const limit = parameters.add(take)
  const order = orderBy(seek, ...boardColumns)
  const more = inBucket(filter, parameters) + behind(seek, parameters, ...boardColumns)
  const rows = firstRows(filter.scope, parameters, { table: 'action', columns: 'a.*', more, limit }, order)
  const once = rows.mayRepeat ? `distinct on (${boardColumns.join(', ')})` : ''
  const text = `
    select ${plan.columns}, a.bucket, a.board_order, a.id
    from unnest(${wanted}::smallint[]) b(bucket)
    cross join lateral (select ${once} a.* from (${rows.sql}) a order by ${order} limit ${limit}) a
    ${plan.joins} order by a.bucket, ${order}`
  const result = new Map<number, BucketRow<never>[]>(buckets.map((bucket) => [bucket, []]))
  for (const row of await run(context, filter, text, parameters)) {
    const [bucket, ...place] = row.slice(plan.width) as [number, ...BoardPlace]
    result.get(bucket)?.push({ place, row: plan.read(row) })
  }
  return result
}

const inBucket = (filter: Narrowed, parameters: Parameters) =>
  ` and a.bucket = b.bucket and a.bucket <= 5${filter.conditions(parameters)}`

/** How many records each bucket holds; counted no further than `atMost`, where that is given. */
export async function countBuckets(
  context: Context,
  filter: Narrowed,
  buckets: number[],
  atMost?: number,
): Promise<Map<number, number>> {
  const parameters = new Parameters()
  const wanted = parameters.add(buckets)
  const limit = atMost === undefined ? 'all' : parameters.add(atMost)
  const more = inBucket(filter, parameters)
  const boardOrder = boardColumns.join(', ')
  const rows = firstRows(filter.scope, parameters, { table: 'action', columns: boardOrder, more, limit }, boardOrder)
  const once = rows.mayRepeat ? `distinct on (${boardOrder})` : ''
  const text = `
    select b.bucket, (select count(*) from (select ${once} a.id from (${rows.sql}) a order by ${boardOrder} limit ${limit}) counted)
    from unnest(${wanted}::smallint[]) b(bucket)`
  return new Map(await run<[bucket: number, count: number]>(context, filter, text, parameters))
}

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
  const text = `select ${plan.columns}, a.${column} from action a ${plan.joins} where a.${column} = any(${keys}) and ${seen}`
  const rows = await context.db.run(text, parameters.values)
  return new Map(rows.map((row) => [row[plan.width] as string | number, plan.read(row)]))
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
    const text = `select ${plan.columns}, a.number from action a ${plan.joins}
      where a.root_id = any(${roots}) and a.number = any(${wanted}) and ${seen} order by array_position(${roots}, a.root_id)`
    const rows = await context.db.run(text, parameters.values)
    return numbers.map((one) => rows.filter((row) => row[plan.width] === one).map((row) => plan.read(row)))
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

const subjectPlan = () =>
  planOfSelection('Action', {
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
  })

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
