import { noun } from '../../kernel/noun.ts'

noun('Vehicle', 'vehicle', 'vehicles', {
  audited: true,
  searched: false,
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
