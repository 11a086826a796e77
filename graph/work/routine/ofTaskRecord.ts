// How often a task record falls due.
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { Series } from './Series.ts'
import { visibleSeries } from './visibleSeries.ts'

builder.prismaObjectField(TaskRecord, 'series', (t) =>
  t.field({
    type: [Series],
    description: 'The routines of the task record, oldest first.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'series',
        type: 'Series',
        key: 'taskRecordId',
        parentId: id,
        where: visibleSeries(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
)

builder.prismaObjectField(Series, 'taskRecord', (t) =>
  t.relation('taskRecord', { type: TaskRecord, description: 'The task record that recurs.' }),
)
