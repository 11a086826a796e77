// The statements that read messages: those of all threads that are asked for at once.
import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { readChildren } from '../../kernel/statement/childPage.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { fromStart } from '../../kernel/statement/seek.ts'
import { untilThen } from '../../kernel/statement/untilThen.ts'
import { messageList } from './messageList.ts'
import { visibleThreads } from './visibleThreads.ts'

declareNode('Message', (context) => ({ thread: visibleThreads(context.requireViewer()) }))

/** A message for an answer that concerns it; null where it is none of this thread. */
export function loadMessageOf(context: Context, info: GraphQLResolveInfo, id: string, threadId: string) {
  const query = queryFromInfo({ context, info, typeName: 'Message', select: { id: true } })
  return context.db.prisma.message.findFirst({ ...query, where: { id, threadId } })
}

const order = { legacy_id: 'number' } as const

const rowsIn = (context: Context) => (parameters: Parameters) =>
  `message l where l.thread_id = p.id${untilThen(context, 'l.created_at', parameters)}`

/** A page of what was said in a thread. */
export const messagesOf = (context: Context, info: GraphQLResolveInfo, threadId: string, args: ListArgs) =>
  messageList.page(context, info, threadId, args, { list: 'messages', rows: rowsIn(context) })

export function lastMessageOf(context: Context, info: GraphQLResolveInfo, threadId: string): Promise<never | null> {
  const plan = planOf('Message', context, info)
  const loader = context.loader<string, never | null>(`last message ${plan.shape}`, async (ids) => {
    const last = { seek: fromStart({ isDescending: true }), limit: 1 }
    const found = await readChildren(context, plan, [...ids], { order, rows: rowsIn(context) }, last)
    return ids.map((id) => found.get(id)?.[0]?.row ?? null)
  })
  return loader.load(threadId)
}

interface Said {
  count: number
  lastAt: Date | null
}

/** How much was said in a thread by the instant that the request looks back to, and when last. */
export function saidThen(context: Context, threadId: string): Promise<Said> {
  const loader = context.loader<string, Said>('said by then', async (ids) => {
    const rows = await context.db.prisma.message.groupBy({
      by: ['threadId'],
      where: { threadId: { in: [...ids] }, createdAt: { lte: context.asOf } },
      _count: true,
      _max: { createdAt: true },
    })
    const said = new Map(rows.map(({ threadId: id, _count, _max }) => [id, { count: _count, lastAt: _max.createdAt }]))
    return ids.map((id) => said.get(id) ?? { count: 0, lastAt: null })
  })
  return loader.load(threadId)
}
