import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionThere, standing } from '../organization/permissionThere.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { ReferenceItem } from '../reference/ReferenceItem.ts'
import { inUse } from './uses.ts'
import { visibleGroupings } from './visibleGroupings.ts'

export const Grouping = builder.prismaObject('Grouping', {
  description:
    'A node of a secondary hierarchy beside the organization structure: management, productivity, quality or regions.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Org_Grouping_Id.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of what it groups.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    type: t.field({
      type: ReferenceItem,
      description: 'The hierarchy that the grouping belongs to.',
      select: { typeId: true },
      resolve: ({ typeId }, _args, { references }) => references.get('GROUPING_TYPE', typeId),
    }),
  }),
})

declarePermissions(
  Grouping,
  { id: true, ...standing },
  {
    edit: ['Whether the viewer may change it.', permissionThere('organizations.edit')],
    delete: [
      'Whether the viewer may delete it; only an empty grouping can be deleted.',
      async (viewer, { id, organizationId, organization: { rootId } }, context) => {
        const place = { rootId, organizationId }
        const permission = permissionAt(viewer, 'organizations.edit', place)
        if (!permission.allowed) return permission
        return permissionAt(viewer, 'organizations.edit', place, await inUse(context, id))
      },
    ],
  },
)

builder.prismaObjectFields(Grouping, (t) => ({
  parent: t.relation('parent', {
    type: Grouping,
    nullable: true,
    description: 'The parent grouping; null for a top-level grouping.',
  }),
  children: t.field({
    type: [Grouping],
    description: 'The child groupings, by name.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'grouping',
        type: 'Grouping',
        key: 'parentId',
        parentId: id,
        where: visibleGroupings(context),
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
      }),
  }),
}))
