import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'

declareOrganizationPermissions({
  acceptRequests: ['Whether the viewer may accept and decline association requests.', 'associations.accept'],
})
