import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { Vehicle } from '../../organization/vehicle/Vehicle.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { visibleScope } from './visibleActions.ts'

builder.prismaObjectField(TaskRecord, 'openCount', (t) =>
  t.int({
    description: 'The number of open action records of the task that are visible to the viewer.',
    resolve: ({ id }, _args, context) => countOpenActions(context, 'task_record_id', id),
  }),
)

builder.prismaObjectField(Vehicle, 'openCount', (t) =>
  t.int({
    description: 'The number of open action records on the vehicle that are visible to the viewer.',
    resolve: ({ id }, _args, context) => countOpenActions(context, 'vehicle_id', id),
  }),
)

/** Those of all task records, or of all vehicles, of a request are counted at once. */
function countOpenActions(context: Context, column: 'task_record_id' | 'vehicle_id', id: string): Promise<number> {
  const loader = context.loader<string, number>(`open actions by ${column}`, async (ids) => {
    const parameters = new Parameters()
    const wanted = parameters.add([...ids])
    const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
    const rows = await context.db.run<[string, number]>(
      `select a.${column}, count(*)::int from action a
       where a.${column} = any(${wanted}::uuid[]) and a.bucket <= 5 and ${seen} group by 1`,
      parameters.values,
    )
    const counts = new Map(rows)
    return ids.map((one) => counts.get(one) ?? 0)
  })
  return loader.load(id)
}
