import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { ProcedureType } from './ProcedureType.ts'
import './visibleProcedures.ts'

export const Procedure = builder.prismaObject('Procedure', {
  description: 'A standard procedure of a task: the panel it opens, its name and its data.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The display name.' }),
    position: t.exposeInt('position', { description: 'The position among the procedures of its task, starting at 1.' }),
    type: t.field({
      type: ProcedureType,
      description: 'The panel it opens, and whether it is shown.',
      select: { referTo: true, icon: true, action: true, type: true },
      resolve: (procedure) => procedure,
    }),
    data: t.field({
      type: 'JSON',
      description: 'What its panel is opened with, as { hint, shortcuts }; JSON, since each panel takes other data.',
      select: { data: true },
      resolve: ({ data }) => data,
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(
  Procedure,
  { taskItem: { select: { majorTask: { select: placementColumns } } } },
  {
    edit: [
      'Whether the viewer may edit it; this requires administering the organization that owns its task.',
      (viewer, { taskItem }) => permissionOn(viewer, 'organization.administer', taskItem.majorTask),
    ],
  },
)

builder.prismaObjectField(TaskItem, 'procedures', (t) =>
  t.field({
    type: [Procedure],
    description: "The item's standard procedures, in order; includes hidden procedures.",
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'procedure',
        type: 'Procedure',
        key: 'taskItemId',
        parentId: id,
        orderBy: [{ position: 'asc' }, { legacyId: 'asc' }],
      }),
  }),
)
