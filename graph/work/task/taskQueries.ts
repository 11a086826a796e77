import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { listArgs } from '../../kernel/paging.ts'
import { MajorTask } from './MajorTask.ts'
import { majorTaskList } from './majorTaskList.ts'
import { TaskItem } from './TaskItem.ts'
import { taskItemList } from './taskItemList.ts'
import { visibleMajorTasks, visibleTaskItems } from './visibleTasks.ts'
import * as t from './__generated__/messages.ts'

builder.queryFields((t) => ({
  majorTasks: t.connection({
    type: MajorTask,
    description: 'The catalogue of work: the major tasks.',
    ...policy('tasks.use'),
    args: majorTaskList.args(t),
    resolve: (_root, args, context, info) => majorTaskList.page(context, info, args, 'majorTasks'),
  }),
  taskItems: t.connection({
    type: TaskItem,
    description: 'The items of all major tasks.',
    ...policy('tasks.use'),
    args: taskItemList.args(t),
    resolve: (_root, args, context, info) => taskItemList.page(context, info, args, 'taskItems'),
  }),
  taskItem: t.prismaField({
    type: TaskItem,
    nullable: true,
    description: 'The item with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('tasks.use'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.taskItem.findFirst({
        ...query,
        where: { AND: [visibleTaskItems(context), { id: uuidLookedUp('TaskItem', id) }] },
      }),
  }),
  legacyMajorTasks: t.prismaField({
    type: [MajorTask],
    description: 'All major tasks, archived or not, by number, as legacy clients page through them.',
    ...legacy('tasks.use'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'majorTask',
        query,
        where: visibleMajorTasks(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
  legacyTaskItems: t.prismaField({
    type: [TaskItem],
    description: 'All items, archived or not, by number, as legacy clients page through them.',
    ...legacy('tasks.use'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'taskItem',
        query,
        where: visibleTaskItems(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
}))

declareOrganizationPermissions({
  addTasks: [
    'Whether the viewer may add major tasks and task records to the organization, or to their own part of it.',
    'tasks.edit',
    t.archivedOrganization,
  ],
})
