import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { ProcedureType } from './ProcedureType.ts'
import './visibleProcedures.ts'

export const Procedure = builder.prismaObject('Procedure', {
  description: 'A standard procedure of a task: the panel that it opens, under which name, with what.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    position: t.exposeInt('position', { description: 'Its place among those of its task, from 1.' }),
    type: t.field({
      type: ProcedureType,
      description: 'What it opens, and whether it is offered.',
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
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may edit it: whoever administers the organization that keeps its task may.',
      select: { taskItem: { select: { majorTask: { select: placementColumns } } } },
      resolve: ({ taskItem }, _args, context) =>
        permissionOn(context.requireViewer(), 'organization.administer', taskItem.majorTask),
    }),
  }),
})

builder.prismaObjectField(TaskItem, 'procedures', (t) =>
  t.field({
    type: [Procedure],
    description: 'Its standard procedures in their order, also those that are hidden.',
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
