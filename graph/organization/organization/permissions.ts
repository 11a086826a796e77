// What the viewer may do with an organization.
import type { Viewer } from '../../kernel/viewer.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { declareOrganizationPermissions } from './declareOrganizationPermissions.ts'
import { deletionObstacle } from './leftovers.ts'
import { Organization } from './Organization.ts'
import { obstacles, organizationPlace, type Subject } from './subject.ts'

const columns = { id: true, rootId: true, parentId: true, type: true, archivedAt: true } as const

const editing = (to: keyof typeof obstacles) => (viewer: Viewer, row: Pick<Subject, keyof typeof columns>) =>
  permissionAt(viewer, 'organizations.edit', organizationPlace(row), obstacles[to](row))

declarePermissions(Organization, columns, {
  edit: ['Whether the viewer may edit it.', editing('edit')],
  addChild: ['Whether the viewer may add a sub-organization.', editing('addChild')],
  move: ['Whether the viewer may move the organization under another parent organization.', editing('move')],
  archive: ['Whether the viewer may archive the organization and its sub-organizations.', editing('archive')],
  restore: ['Whether the viewer may restore the organization and everything archived with it.', editing('restore')],
  delete: [
    'Whether the viewer may delete the organization, which must be empty.',
    async (viewer, row, context) => {
      const place = organizationPlace(row)
      const permission = permissionAt(viewer, 'organizations.delete', place)
      if (!permission.allowed) return permission
      return permissionAt(viewer, 'organizations.delete', place, await deletionObstacle(context, row.id))
    },
  ],
})

declareOrganizationPermissions({
  administer: [
    'Whether the viewer administers the organization: its integrations, invitations, users and shortcuts.',
    'organization.administer',
  ],
})
