import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import * as t from './__generated__/messages.ts'

declareOrganizationPermissions({
  addContact: [
    'Whether the viewer may add contacts to the directory of the organization.',
    'collaborate',
    t.organizationArchived,
  ],
})
