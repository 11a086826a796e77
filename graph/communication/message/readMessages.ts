// The statements that read messages: those of all threads that are asked for at once.
import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { planOf, type Plan } from '../../kernel/statement/plan.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { visibleThreads } from './visibleThreads.ts'

declareNode('Message', (context) => ({ thread: visibleThreads(context.requireViewer()) }))

/** A message for an answer that concerns it; null where it is none of this thread. */
export function loadMessageOf(context: Context, info: GraphQLResolveInfo, id: string, threadId: string) {
  const query = queryFromInfo({ context, info, typeName: 'Message', select: { id: true } })
  return context.db.prisma.message.findFirst({ ...query, where: { id, threadId } })
}

interface Args {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  kind?: 'MESSAGE' | 'MAIL' | null
}

interface Page {
  take: number
  /** The number of the message that the page begins behind. */
  behind?: number
  kind?: 'MESSAGE' | 'MAIL' | null
}

interface Found {
  number: number
  row: never
}

/** A page of what was said in a thread, latest first. */
export async function messagesOf(context: Context, info: GraphQLResolveInfo, threadId: string, args: Args) {
  const { first, after } = forward(args)
  const list = `messages ${threadId}`
  const [behind] = after === undefined ? [] : fromCursor(list, after, ['number'])
  const found = await load(context, planOf('Message', context, info, [['edges', 'node']]), threadId, {
    take: first + 1,
    behind,
    kind: args.kind,
  })
  return connectionOf(
    found.map(({ number, row }) => ({ node: row, cursor: toCursor(list, number) })),
    first,
    after,
  )
}

export const lastMessageOf = async (
  context: Context,
  info: GraphQLResolveInfo,
  threadId: string,
): Promise<never | null> =>
  (await load(context, planOf('Message', context, info), threadId, { take: 1 }))[0]?.row ?? null

function load(context: Context, plan: Plan, threadId: string, page: Page): Promise<Found[]> {
  const loader = context.loader<string, Found[]>(`messages ${plan.shape} ${JSON.stringify(page)}`, async (ids) => {
    const found = await read(context, plan, [...ids], page)
    return ids.map((id) => found.get(id) ?? [])
  })
  return loader.load(threadId)
}

async function read(context: Context, plan: Plan, threadIds: string[], { take, behind, kind }: Page) {
  const parameters = new Parameters()
  const ids = parameters.add(threadIds)
  let more = behind === undefined ? '' : ` and m.legacy_id < ${parameters.add(behind)}::int`
  if (kind) more += ` and m.kind = ${parameters.add(kind)}::message_kind`
  const text = `
    select ${plan.columns}, a.thread_id, a.legacy_id
    from unnest(${ids}::uuid[]) wanted(id) cross join lateral (
      select m.* from message m where m.thread_id = wanted.id${more}
      order by m.legacy_id desc limit ${parameters.add(take)}) a
    ${plan.joins} order by a.thread_id, a.legacy_id desc`
  const found = new Map<string, Found[]>()
  for (const row of await context.db.run(text, parameters.values)) {
    const [threadId, number] = row.slice(plan.width) as [string, number]
    found.set(threadId, [...(found.get(threadId) ?? []), { number, row: plan.read(row) }])
  }
  return found
}
