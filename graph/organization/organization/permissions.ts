// What the viewer may do with an organization.
import { builder } from '../../kernel/builder.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { deletionObstacle } from './leftovers.ts'
import { Organization } from './Organization.ts'
import { obstacles, organizationPlace } from './subject.ts'

const columns = { id: true, rootId: true, parentId: true, type: true, archivedAt: true } as const

builder.prismaObjectFields(Organization, (t) => {
  const may = (to: keyof typeof obstacles, description: string, capability: Capability = 'organizations.edit') =>
    t.field({
      type: Permission,
      description,
      select: columns,
      resolve: (row, _args, context) =>
        permissionAt(context.requireViewer(), capability, organizationPlace(row), obstacles[to](row)),
    })

  return {
    viewerCanEdit: may('edit', 'Whether the viewer may edit it.'),
    viewerCanAddChild: may('addChild', 'Whether the viewer may add a sub-organization.'),
    viewerCanMove: may('move', 'Whether the viewer may move the organization under another parent organization.'),
    viewerCanArchive: may('archive', 'Whether the viewer may archive the organization and its sub-organizations.'),
    viewerCanRestore: may(
      'restore',
      'Whether the viewer may restore the organization and everything archived with it.',
    ),
    viewerCanAdminister: t.field({
      type: Permission,
      description:
        'Whether the viewer administers the organization: its integrations, invitations, users and shortcuts.',
      select: columns,
      resolve: (row, _args, context) =>
        permissionAt(context.requireViewer(), 'organization.administer', organizationPlace(row)),
    }),
    viewerCanDelete: t.field({
      type: Permission,
      description: 'Whether the viewer may delete the organization, which must be empty.',
      select: columns,
      resolve: async (row, _args, context) => {
        const viewer = context.requireViewer()
        const permission = permissionAt(viewer, 'organizations.delete', organizationPlace(row))
        if (!permission.allowed) return permission
        return permissionAt(
          viewer,
          'organizations.delete',
          organizationPlace(row),
          await deletionObstacle(context, row.id),
        )
      },
    }),
  }
})
