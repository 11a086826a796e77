import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { closingOf } from './OrganizationClosing.ts'
import * as t from './__generated__/messages.ts'

const columns = { id: true, rootId: true, parentId: true } as const

declarePermissions(Organization, columns, {
  close: [
    'Whether the viewer may close the organization, which must be a root organization.',
    (viewer, { parentId, ...row }) =>
      permissionAt(
        viewer,
        'organization.close',
        organizationPlace(row),
        parentId ? t.rootAlone : viewer.closingOf(row.rootId),
      ),
  ],
  reopen: [
    'Whether the viewer may reopen the organization while it closes.',
    async (viewer, { parentId, ...row }, context) =>
      permissionAt(
        viewer,
        'organization.close',
        organizationPlace(row),
        !parentId && (await closingOf(context, row.rootId)) ? undefined : t.notBeingClosed,
      ),
  ],
})
