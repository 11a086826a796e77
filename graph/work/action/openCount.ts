import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { visibleScope } from './visibleActions.ts'

builder.prismaObjectField(TaskRecord, 'openCount', (t) =>
  t.int({
    description: 'The number of open action records of the task that are visible to the viewer.',
    resolve: ({ id }, _args, context) => countOpenActions(context, id),
  }),
)

/** Those of all task records of a request are counted at once. */
function countOpenActions(context: Context, taskRecordId: string): Promise<number> {
  const loader = context.loader<string, number>('open actions of task records', async (ids) => {
    const parameters = new Parameters()
    const wanted = parameters.add([...ids])
    const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
    const rows = await context.db.run<[string, number]>(
      `select a.task_record_id, count(*)::int from action a
       where a.task_record_id = any(${wanted}::uuid[]) and a.bucket <= 5 and ${seen} group by 1`,
      parameters.values,
    )
    const counts = new Map(rows)
    return ids.map((id) => counts.get(id) ?? 0)
  })
  return loader.load(taskRecordId)
}
