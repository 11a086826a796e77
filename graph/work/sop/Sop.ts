import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { loadChildren } from '../../kernel/children.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { currentVersion } from './currentVersion.ts'
import { SopVersion } from './SopVersion.ts'
import { seesDrafts } from './visibleSops.ts'

export const Sop = builder.prismaObject('Sop', {
  description: 'A standard operating procedure; the last version that was published is in force.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it is about.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that keeps it, where the viewer sees that.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that keeps it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that keeps it.' }),
    current: t.field({
      type: SopVersion,
      nullable: true,
      description: 'The version in force; null where none was published yet.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) => currentVersion(context, info, id),
    }),
    draft: t.field({
      type: SopVersion,
      nullable: true,
      description: 'The version that is being written, for whoever may write it.',
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
      description: 'All versions that were published, latest first.',
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
      description: 'The items of the catalogue that are done by it, by name.',
      query: { where: { active: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may write, publish or archive it.',
      select: placementColumns,
      resolve: (placement, _args, context) => permissionOn(context.requireViewer(), 'tasks.edit', placement),
    }),
  }),
})

builder.prismaObjectField(TaskItem, 'sop', (t) =>
  t.relation('sop', { type: Sop, nullable: true, description: 'The SOP that its records are done by.' }),
)
