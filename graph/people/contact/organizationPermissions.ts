import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'

declareOrganizationPermissions({
  addContact: [
    'Whether the viewer may add contacts to the directory of the organization.',
    'collaborate',
    'This organization is archived; restore it first.',
  ],
})
