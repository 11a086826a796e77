// The statements that read messages: those of all threads that are asked for at once.
import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { readChildren } from '../../kernel/statement/childPage.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { fromStart } from '../../kernel/statement/seek.ts'
import { messageList } from './messageList.ts'
import { visibleThreads } from './visibleThreads.ts'

declareNode('Message', (context) => ({ thread: visibleThreads(context.requireViewer()) }))

/** A message for an answer that concerns it; null where it is none of this thread. */
export function loadMessageOf(context: Context, info: GraphQLResolveInfo, id: string, threadId: string) {
  const query = queryFromInfo({ context, info, typeName: 'Message', select: { id: true } })
  return context.db.prisma.message.findFirst({ ...query, where: { id, threadId } })
}

const order = { legacy_id: 'number' } as const

const rows = () => 'message l where l.thread_id = p.id'

/** A page of what was said in a thread. */
export const messagesOf = (context: Context, info: GraphQLResolveInfo, threadId: string, args: ListArgs) =>
  messageList.page(context, info, threadId, args, { list: 'messages', rows })

export function lastMessageOf(context: Context, info: GraphQLResolveInfo, threadId: string): Promise<never | null> {
  const plan = planOf('Message', context, info)
  const loader = context.loader<string, never | null>(`last message ${plan.shape}`, async (ids) => {
    const last = { seek: fromStart({ isDescending: true }), limit: 1 }
    const found = await readChildren(context, plan, [...ids], { order, rows }, last)
    return ids.map((id) => found.get(id)?.[0]?.row ?? null)
  })
  return loader.load(threadId)
}
