import { builder } from '../../kernel/builder.ts'
import { declareOrganizationPermissions } from '../organization/declareOrganizationPermissions.ts'
import { Organization } from '../organization/Organization.ts'
import { Location } from './Location.ts'
import { locationList } from './locationList.ts'
import { countContents } from '../organization/contents.ts'

builder.prismaObjectField(Organization, 'locations', (t) =>
  t.connection({
    type: Location,
    description: 'Its locations.',
    args: locationList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => locationList.page(context, info, id, args),
  }),
)

declareOrganizationPermissions({
  addLocation: ['Whether the viewer may add locations and vehicles to the organization.', 'locations.edit'],
})

countContents(
  'locations',
  'The number of locations.',
  (here) => `select count(*) from location l where l.organization_id ${here}`,
)
