import { noun } from '../../kernel/noun.ts'
import { organizationsOver } from '../../kernel/reach.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Vehicle', t.one, t.many, t.the, {
  named: { as: 'unit_number', in: ['vehicle_id'] },
  audited: { labels: { unit_number: t.unitNumber } },
  searched: {
    ...inLibrary('VEHICLE', 'A vehicle of an organization.', 'vehicle'),
    joins: 'join organization o on o.id = x.organization_id',
    reach: (context, parameters) => organizationsOver(context.requireViewer(), 'o.id', 'o.root_id', parameters),
    title: 'x.unit_number',
    where: `x.type || ' · ' || o.legal_name`,
  },
  exported: {
    description: 'The vehicles of an organization.',
    of: 'Organization',
    columns: {
      Number: 'internalID',
      Unit: 'unitNumber',
      Type: 'type',
      Organization: 'organization.name',
      Location: 'location.name',
      Status: 'status',
    },
  },
})
