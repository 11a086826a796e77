import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { TaskRecord } from './TaskRecord.ts'
import { taskRecordList } from './taskRecordList.ts'
import { visibleTaskRecords } from './visibleTasks.ts'

builder.queryFields((t) => ({
  taskRecords: t.connection({
    type: TaskRecord,
    description: 'What is put to work.',
    ...policy('tasks.use'),
    args: taskRecordList.args(t),
    resolve: (_root, args, context, info) => taskRecordList.page(context, info, args, 'taskRecords'),
  }),
  legacyTaskRecords: t.prismaField({
    type: [TaskRecord],
    description: 'All task records, archived or not, by number, as legacy clients page through them.',
    ...legacy('tasks.use'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'taskRecord',
        query,
        where: visibleTaskRecords(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
}))
