import { noun } from '../../kernel/noun.ts'
import { organizationsOver } from '../../kernel/reach.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Location', t.one, t.many, t.the, {
  named: { as: 'name', in: ['location_id'] },
  audited: { labels: { address_id: t.address }, lists: { type_id: 'LOCATION_TYPE' } },
  searched: {
    ...inLibrary('LOCATION', 'A location of an organization.', 'location'),
    joins: 'join organization o on o.id = x.organization_id',
    reach: (context, parameters) => organizationsOver(context.requireViewer(), 'o.id', 'o.root_id', parameters),
  },
  exported: {
    description: 'The locations of an organization.',
    of: 'Organization',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Type: 'type.name',
      Organization: 'organization.name',
      City: 'address.city',
      State: 'address.state',
      Country: 'address.country',
      Latitude: 'coordinates.latitude',
      Longitude: 'coordinates.longitude',
      Status: 'status',
    },
  },
})
