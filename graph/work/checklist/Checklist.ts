import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { rootName } from '../../kernel/rootName.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { ChecklistItem } from './ChecklistItem.ts'
import { itemsOf } from './itemsOf.ts'
import './visibleChecklists.ts'

export const Checklist = builder.prismaObject('Checklist', {
  description: 'A checklist, with the items of its current revision.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', {
      description: 'The numeric id used by legacy clients as checklist_id.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of what the checklist is for.' }),
    revision: t.exposeInt('revision', {
      description:
        'The revision number, which increases when the items change; a record keeps the revision it started with.',
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether new records get the checklist.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    rootName: t.field(rootName),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that maintains it, if visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that maintains it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that maintains it.' }),
    items: t.field({
      type: [ChecklistItem],
      description: 'The items of the checklist, in order.',
      select: { id: true, revision: true },
      resolve: ({ id, revision }, _args, context, info) => itemsOf(context, info, { checklistId: id, revision }),
    }),
    taskItems: t.field({
      type: [TaskItem],
      description: 'The task items whose records get the checklist, sorted by name.',
      select: (_args, _context, nested) => ({
        taskItems: {
          where: { taskItem: { active: true } },
          orderBy: { taskItem: { name: 'asc' } },
          select: { taskItem: nested(true) },
        },
      }),
      resolve: ({ taskItems }) => taskItems.map(({ taskItem }) => taskItem),
    }),
  }),
})

declarePermissions(Checklist, placementColumns, {
  edit: [
    'Whether the viewer may change or archive it.',
    (viewer, placement) => permissionOn(viewer, 'tasks.edit', placement),
  ],
})

builder.prismaObjectField(TaskItem, 'checklists', (t) =>
  t.field({
    type: [Checklist],
    description: 'The checklists added to its records, in order.',
    select: (_args, _context, nested) => ({
      checklists: { orderBy: { position: 'asc' }, select: { checklist: nested(true) } },
    }),
    resolve: ({ checklists }) => checklists.map(({ checklist }) => checklist) as never,
  }),
)
