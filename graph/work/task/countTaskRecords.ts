import type { Context } from '../../kernel/context.ts'
import { visibleTaskRecords } from './visibleTasks.ts'

/** How many task records put an item to work, of those that the viewer sees; of all items of a request at once. */
export function countTaskRecords(context: Context, taskItemId: string): Promise<number> {
  const loader = context.loader<string, number>('task records of items', async (ids) => {
    const rows = await context.db.prisma.taskRecord.groupBy({
      by: ['taskItemId'],
      where: { AND: [visibleTaskRecords(context), { taskItemId: { in: [...ids] }, status: 'ACTIVE' }] },
      _count: true,
    })
    return ids.map((id) => rows.find((row) => row.taskItemId === id)?._count ?? 0)
  })
  return loader.load(taskItemId)
}
