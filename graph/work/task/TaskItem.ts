import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { sameForAll } from '../../kernel/subscription/sameForAll.ts'
import { shown } from '../../kernel/fields.ts'
import { itemFields } from './fields.ts'
import { countTaskRecords } from './countTaskRecords.ts'
import { MajorTask } from './MajorTask.ts'
import { itemFilter } from './itemFilter.ts'
import { visibleTaskItems } from './visibleTasks.ts'

export const TaskItem = builder.prismaObject('TaskItem', {
  description: 'One kind of work of a major task, with what its records inherit.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Task_Item_ID.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    ...shown(t, itemFields),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'How often it usually falls due.',
      ...sameForAll,
      select: { classId: true },
      resolve: ({ classId }, _args, { references }) => references.get('ACTION_CLASS', classId),
    }),
    classID: t.exposeInt('classId', { description: 'The number of its action class.' }),
    priority: t.field({
      type: ReferenceItem,
      description: 'How much it usually presses.',
      ...sameForAll,
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The number of its priority.' }),
    objective: t.field({
      type: ReferenceItem,
      description: 'What it is for.',
      ...sameForAll,
      select: { objectiveId: true },
      resolve: ({ objectiveId }, _args, { references }) => references.get('TASK_OBJECTIVE', objectiveId),
    }),
    transactionType: t.field({
      type: ReferenceItem,
      description: 'The kind of transaction that it is.',
      ...sameForAll,
      select: { transactionTypeId: true },
      resolve: ({ transactionTypeId }, _args, { references }) => references.get('TRANSACTION_TYPE', transactionTypeId),
    }),
    ttpType: t.field({
      type: ReferenceItem,
      description: 'The kind of partner that it is done with.',
      ...sameForAll,
      select: { ttpTypeId: true },
      resolve: ({ ttpTypeId }, _args, { references }) => references.get('TTP_TYPE', ttpTypeId),
    }),
    system: t.exposeString('system', {
      description: 'The shortcut that its records belong to, as mytasks; empty for none.',
    }),
    active: t.exposeBoolean('active', { description: 'Whether it is in use; else it is archived.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    majorTask: t.relation('majorTask', { type: MajorTask, description: 'The major task it is part of.' }),
    recordCount: t.int({
      description: 'How many task records put it to work, of those that the viewer sees.',
      resolve: ({ id }, _args, context) => countTaskRecords(context, id),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or archive it.',
      select: { majorTask: { select: placementColumns } },
      resolve: ({ majorTask }, _args, context) => permissionOn(context.requireViewer(), 'tasks.edit', majorTask),
    }),
  }),
})

builder.prismaObjectField(MajorTask, 'items', (t) =>
  t.field({
    type: [TaskItem],
    description: 'Its items, by name.',
    args: {
      search: t.arg.string({ description: 'Part of the name, of an item or of the major task.' }),
      includeArchived: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those that are archived.',
      }),
    },
    resolve: ({ id }, args, context, info) =>
      loadChildren(context, info, {
        model: 'taskItem',
        type: 'TaskItem',
        key: 'majorTaskId',
        parentId: id,
        where: { AND: [visibleTaskItems(context), itemFilter(args)] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      }),
  }),
)
