import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { taskRecordFilter } from './taskRecordFilter.ts'
import { TaskRecord } from './TaskRecord.ts'
import { visibleTaskRecords } from './visibleTasks.ts'

builder.queryFields((t) => ({
  taskRecords: t.connection({
    type: TaskRecord,
    description: 'What is put to work, by title.',
    ...policy('tasks.use'),
    args: {
      search: t.arg.string({ description: 'Part of the title, or of the name of its item.' }),
      organizationUuid: t.arg.string({ description: 'Only those of this organization.' }),
      includeBelow: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Also those of all organizations below it.',
      }),
      departmentId: t.arg.id({ description: 'Only those of this department.' }),
      groupId: t.arg.id({ description: 'Only those of this group.' }),
      classId: t.arg.int({ description: 'Only those of the action class with this number.' }),
      taskItemInternalID: t.arg.int({ description: 'Only those of the item with this number.' }),
      includeArchived: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those that are archived.',
      }),
    },
    resolve: async (_root, args, context, info) => {
      const where = { AND: [visibleTaskRecords(context), await taskRecordFilter(context, args)] }
      const orderBy = [{ title: 'asc' as const }, { legacyId: 'asc' as const }]
      return prismaPage(context, info, args, { list: 'taskRecords', model: 'taskRecord', where, orderBy })
    },
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
