import { builder } from '../../kernel/builder.ts'
import { declareOrganizationPermissions } from '../organization/declareOrganizationPermissions.ts'
import { Organization } from '../organization/Organization.ts'
import { File } from './File.ts'

builder.prismaObjectField(Organization, 'logo', (t) =>
  t.relation('logo', { type: File, nullable: true, description: 'The logo.' }),
)

declareOrganizationPermissions({
  setLogo: ['Whether the viewer may set or remove the logo.', 'organizations.edit'],
})
