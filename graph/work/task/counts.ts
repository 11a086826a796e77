// How much has been made of something, for all of a request at once.
import { visibleScope } from '../action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { visibleTaskRecords } from './visibleTasks.ts'

/** How many open action records a task record has, of those that the viewer sees. */
export function countOpenActions(context: Context, taskRecordId: string): Promise<number> {
  const loader = context.loader<string, number>('open actions of task records', async (ids) => {
    const parameters = new Parameters()
    const wanted = parameters.add([...ids])
    const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
    const rows = await context.db.run(
      `select a.task_record_id, count(*)::int from action a
       where a.task_record_id = any(${wanted}::uuid[]) and a.bucket <= 5 and ${seen} group by 1`,
      parameters.values,
    )
    const counts = new Map(rows as [string, number][])
    return ids.map((id) => counts.get(id) ?? 0)
  })
  return loader.load(taskRecordId)
}

/** How many task records put an item to work, of those that the viewer sees. */
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
