import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import * as t from './__generated__/messages.ts'

declarePermissions(
  Organization,
  { id: true, rootId: true, parentId: true },
  {
    retain: [
      'Whether the viewer may set how long the organization, which must be a root organization, keeps what it was, and legal holds.',
      (viewer, { parentId, ...row }) =>
        permissionAt(viewer, 'organization.retain', organizationPlace(row), parentId ? t.onlyRoot : undefined),
    ],
  },
)
