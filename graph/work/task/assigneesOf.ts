import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Who does the work of a task record, in turn; read for all task records of a request at once. */
export function assigneesOf(context: Context, info: GraphQLResolveInfo, taskRecordId: string): Promise<never[]> {
  const user = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
  const loader = context.loader<string, object[]>(`assignees ${JSON.stringify(user)}`, async (ids) => {
    const rows = await context.db.prisma.taskRecordAssignee.findMany({
      where: { taskRecordId: { in: [...ids] } },
      select: { taskRecordId: true, user },
      orderBy: [{ position: 'asc' }, { userId: 'asc' }],
    })
    return ids.map((id) => rows.filter((row) => row.taskRecordId === id).map((row) => row.user))
  })
  return loader.load(taskRecordId) as Promise<never[]>
}
