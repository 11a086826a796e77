// The statements that read the activity of records: one for what stands on the pages of all records that are asked
// for, then one for each type of entry that is on them.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import type { PageAsked } from '../../kernel/paging.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, seek, type OrderedList, type Seek } from '../../kernel/statement/seek.ts'
import { markAsOf } from '../../kernel/asOf.ts'
import { asItem, type ItemType } from './ActivityItem.ts'
import type { ActivityKindName } from './ActivityKind.ts'
import { keysSql, typeOf } from './sources.ts'

export interface Key {
  at: string
  id: string
  kind: ActivityKindName
}

export type Kinds = readonly ActivityKindName[]

/** What stands on a page of a record, and one more where it goes on. */
export function keysOf(
  context: Context,
  actionId: string,
  kinds: Kinds,
  page: PageAsked,
  list: OrderedList<readonly ['instant', 'uuid']>,
): Promise<Key[]> {
  const asked = { seek: seek(list, page), take: page.take }
  const name = `activity ${kinds.join()} ${JSON.stringify(asked)}`
  const loader = context.loader<string, Key[]>(name, (ids) => readKeys(context, [...ids], kinds, asked))
  return loader.load(actionId)
}

async function readKeys(context: Context, actionIds: string[], kinds: Kinds, { seek: at, take }: Asked) {
  const parameters = new Parameters()
  const ids = parameters.add(actionIds)
  const most = parameters.add(take)
  // Each source gives no more than the page holds, from where it goes on.
  const each = (...columns: [string, string]) =>
    `${behind(at, parameters, ...columns)} order by ${orderBy(at, ...columns)} limit ${most}`
  const text = `
    select p.id, x.at, x.id, x.kind
    from unnest(${ids}::uuid[]) p(id) cross join lateral (
      select k.* from (${keysSql({ kinds, asOf: context.asOf }, parameters, each)}) k
      order by ${orderBy(at, 'k.at', 'k.id')} limit ${most}) x
    order by p.id, ${orderBy(at, 'x.at', 'x.id')}`
  const rows = await context.db.run<[of: string, at: string, id: string, kind: ActivityKindName]>(
    text,
    parameters.values,
  )
  return actionIds.map((actionId) =>
    rows.filter(([of]) => of === actionId).map(([, instant, id, kind]) => ({ at: instant, id, kind })),
  )
}

interface Asked {
  seek: Seek
  take: number
}

/** The rows of some entries of a record, by their ids. */
export async function rowsOf(context: Context, info: GraphQLResolveInfo, actionId: string, keys: readonly Key[]) {
  const found = new Map<string, never>()
  const types = [...new Set(keys.map(({ kind }) => typeOf[kind]))]
  await Promise.all(
    types.map(async (type) => {
      const ofType = keys.filter(({ kind }) => typeOf[kind] === type)
      const rows = await Promise.all(ofType.map(({ id }) => loadRow(context, info, type, actionId, id)))
      rows.forEach((row, i) => row && found.set(ofType[i]!.id, row))
    }),
  )
  return found
}

const tables: Record<ItemType, { from: string; id: string; of: string }> = {
  HistoryEntry: { from: 'action_history a', id: 'a.id', of: 'a.action_id' },
  Note: { from: 'note a', id: 'a.id', of: 'a.action_id' },
  Message: { from: 'message a join thread t on t.id = a.thread_id', id: 'a.id', of: 't.action_id' },
  Attachment: { from: 'attachment a', id: 'a.file_id', of: 'a.action_id' },
}

/** Of all records of a request at once. */
function loadRow(context: Context, info: GraphQLResolveInfo, type: ItemType, actionId: string, id: string) {
  const plan = planOfPage(type, context, info)
  const { from, id: ownId, of } = tables[type]
  const nameOf = (key: readonly [string, string]) => key.join(' ')
  const loader = context.loader<string, never | null>(`activity ${plan.shape}`, async (names) => {
    const pairs = names.map((name) => name.split(' ') as [string, string])
    const text = `
      select ${plan.columns}, ${of}, ${ownId} from ${from} ${plan.joins}
      where (${of}, ${ownId}) in (select * from unnest($1::uuid[], $2::uuid[]))`
    const values = [pairs.map(([one]) => one), pairs.map(([, one]) => one)]
    const rows = new Map(
      (await context.db.run(text, values)).map((row) => [
        nameOf(row.slice(plan.width) as [string, string]),
        asItem(type, markAsOf(plan.read(row) as object, context)) as never,
      ]),
    )
    return names.map((name) => rows.get(name) ?? null)
  })
  return loader.load(nameOf([actionId, id]))
}

/** How many entries there are, counted no further than `atMost`. */
export function countActivity(context: Context, actionId: string, kinds: Kinds, atMost: number): Promise<number> {
  const loader = context.loader<string, number>(`count of activity ${kinds.join()}`, async (actionIds) => {
    const parameters = new Parameters()
    const ids = parameters.add([...actionIds])
    const most = parameters.add(atMost)
    const keys = keysSql({ kinds, asOf: context.asOf }, parameters, () => ` limit ${most}`)
    const text = `
      select p.id, (select count(*) from (select from (${keys}) k limit ${most}) counted)
      from unnest(${ids}::uuid[]) p(id)`
    const counts = new Map(await context.db.run<[id: string, count: number]>(text, parameters.values))
    return actionIds.map((id) => counts.get(id)!)
  })
  return loader.load(actionId)
}
