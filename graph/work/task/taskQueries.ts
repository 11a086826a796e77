import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { listArgs } from '../../kernel/paging.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { MajorTask } from './MajorTask.ts'
import { itemFilter, majorTaskFilter } from './taskFilter.ts'
import { TaskItem } from './TaskItem.ts'
import { visibleMajorTasks, visibleTaskItems } from './visibleTasks.ts'

type ArgBuilder = Parameters<Parameters<typeof builder.queryFields>[0]>[0]

const byName = [{ name: 'asc' as const }, { legacyId: 'asc' as const }]

const narrowing = (t: ArgBuilder) => ({
  search: t.arg.string({ description: 'Part of the name, of a major task or of an item.' }),
  organizationUuid: t.arg.string({ description: 'Only those of the tree of this organization.' }),
  includeArchived: t.arg.boolean({ required: true, defaultValue: false, description: 'Also those that are archived.' }),
})

builder.queryFields((t) => ({
  majorTasks: t.connection({
    type: MajorTask,
    description: 'The catalogue of work: the major tasks, by name.',
    ...policy('tasks.use'),
    args: narrowing(t),
    resolve: (_root, args, context, info) => {
      const where = { AND: [visibleMajorTasks(context), majorTaskFilter(args)] }
      return prismaPage(context, info, args, { list: 'majorTasks', model: 'majorTask', where, orderBy: byName })
    },
  }),
  taskItems: t.connection({
    type: TaskItem,
    description: 'The items of all major tasks, by name.',
    ...policy('tasks.use'),
    args: narrowing(t),
    resolve: (_root, args, context, info) => {
      const where = { AND: [visibleTaskItems(context), itemFilter(args)] }
      return prismaPage(context, info, args, { list: 'taskItems', model: 'taskItem', where, orderBy: byName })
    },
  }),
  taskItem: t.prismaField({
    type: TaskItem,
    nullable: true,
    description: 'The item with this number, or null where there is no such item for the viewer.',
    ...policy('tasks.use'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.taskItem.findFirst({
        ...query,
        where: { AND: [visibleTaskItems(context), { legacyId: internalID }] },
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

builder.prismaObjectField(Organization, 'viewerCanAddTasks', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may add major tasks and task records to it, or to their own part of it.',
    select: { id: true, rootId: true, archivedAt: true },
    resolve: ({ id, rootId, archivedAt }, _args, context) =>
      permissionAt(
        context.requireViewer(),
        'tasks.edit',
        { rootId, organizationId: id },
        archivedAt ? 'This organization is archived; restore it first.' : undefined,
      ),
  }),
)
