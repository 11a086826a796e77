import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { loadChildren } from '../../kernel/children.ts'
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
import { currentVersion } from './currentVersion.ts'
import { SopVersion } from './SopVersion.ts'
import { seesDrafts } from './visibleSops.ts'

export const Sop = builder.prismaObject('Sop', {
  description: 'A standard operating procedure (SOP); its most recently published version is in force.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of the work that the SOP covers.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
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
    current: t.field({
      type: SopVersion,
      nullable: true,
      description: 'The version in force; null if no version has been published.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) => currentVersion(context, info, id),
    }),
    draft: t.field({
      type: SopVersion,
      nullable: true,
      description: 'The current draft; null if there is none or the viewer may not edit the SOP.',
      select: { id: true, ...placementColumns },
      resolve: async ({ id, ...placement }, _args, context, info) => {
        if (!seesDrafts(context, placement)) return null
        const of = { model: 'sopVersion', type: 'SopVersion', key: 'sopId', parentId: id } as const
        return (
          (
            await loadChildren(context, info, { ...of, where: { publishedAt: null }, orderBy: { number: 'desc' } })
          )[0] ?? null
        )
      },
    }),
    published: t.field({
      type: [SopVersion],
      description: 'All published versions, newest first.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'sopVersion',
          type: 'SopVersion',
          key: 'sopId',
          parentId: id,
          where: { publishedAt: { not: null } },
          orderBy: { number: 'desc' },
        }),
    }),
    taskItems: t.relation('taskItems', {
      type: TaskItem,
      description: 'The task items that use this SOP, sorted by name.',
      query: { where: { active: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

declarePermissions(Sop, placementColumns, {
  edit: [
    'Whether the viewer may edit, publish and archive the SOP.',
    (viewer, placement) => permissionOn(viewer, 'tasks.edit', placement),
  ],
})

builder.prismaObjectField(TaskItem, 'sop', (t) =>
  t.relation('sop', {
    type: Sop,
    nullable: true,
    description: 'The SOP that its records follow; null if there is none.',
  }),
)
