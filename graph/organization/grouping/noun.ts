import { noun } from '../../kernel/noun.ts'

noun('Grouping', 'grouping', 'groupings', {
  named: { as: 'name', in: ['grouping_id'] },
  audited: { lists: { type_id: 'GROUPING_TYPE' } },
  searched: false,
  exported: false,
})

noun('OrganizationGrouping', 'place in a grouping', 'places in groupings', {
  audited: { lists: { type_id: 'GROUPING_TYPE' } },
  searched: false,
  exported: false,
})
