import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
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
  description: 'A kind of work within a major task, with the defaults that its records inherit.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The numeric id used by legacy clients as Task_Item_ID.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    ...shown(t, itemFields),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'The default action class, which says how often the work falls due.',
      ...sameForAll,
      select: { actionClassId: true },
      resolve: ({ actionClassId }, _args, { references }) => references.get('ACTION_CLASS', actionClassId),
    }),
    classID: t.exposeInt('actionClassId', { description: 'The numeric id of the action class.', ...legacy() }),
    priority: t.field({
      type: ReferenceItem,
      description: 'The default priority of its records.',
      ...sameForAll,
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The numeric id of the priority.', ...legacy() }),
    objective: t.field({
      type: ReferenceItem,
      description: 'What the work is to achieve, from the reference list TASK_OBJECTIVE.',
      ...sameForAll,
      select: { objectiveId: true },
      resolve: ({ objectiveId }, _args, { references }) => references.get('TASK_OBJECTIVE', objectiveId),
    }),
    transactionType: t.field({
      type: ReferenceItem,
      description: 'The transaction type of the item.',
      ...sameForAll,
      select: { transactionTypeId: true },
      resolve: ({ transactionTypeId }, _args, { references }) => references.get('TRANSACTION_TYPE', transactionTypeId),
    }),
    ttpType: t.field({
      type: ReferenceItem,
      description: 'The type of partner that the work involves.',
      ...sameForAll,
      select: { ttpTypeId: true },
      resolve: ({ ttpTypeId }, _args, { references }) => references.get('TTP_TYPE', ttpTypeId),
    }),
    system: t.exposeString('system', {
      description: 'The shortcut that its records belong to, such as mytasks; empty for none.',
    }),
    active: t.exposeBoolean('active', { description: 'Whether it is in use; false if archived.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    majorTask: t.relation('majorTask', { type: MajorTask, description: 'The major task that the item belongs to.' }),
    recordCount: t.int({
      description: 'The number of task records based on this item that are visible to the viewer.',
      resolve: ({ id }, _args, context) => countTaskRecords(context, id),
    }),
  }),
})

declarePermissions(
  TaskItem,
  { majorTask: { select: placementColumns } },
  {
    edit: [
      'Whether the viewer may change or archive it.',
      (viewer, { majorTask }) => permissionOn(viewer, 'tasks.edit', majorTask),
    ],
  },
)

builder.prismaObjectField(MajorTask, 'items', (t) =>
  t.field({
    type: [TaskItem],
    description: 'The task items of the major task, by name.',
    args: {
      search: t.arg.string({ description: 'Part of the name of a task item or of the major task.' }),
      includeArchived: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Includes archived entries.',
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
