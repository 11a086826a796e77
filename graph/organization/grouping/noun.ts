import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Grouping', t.oneGrouping, t.manyGrouping, t.theGrouping, {
  named: { as: 'name', in: ['grouping_id'] },
  audited: { lists: { type_id: 'GROUPING_TYPE' } },
  searched: false,
  exported: false,
})

noun('OrganizationGrouping', t.oneOrganizationGrouping, t.manyOrganizationGrouping, t.theOrganizationGrouping, {
  audited: { labels: { grouping_id: t.grouping }, lists: { type_id: 'GROUPING_TYPE' } },
  searched: false,
  exported: false,
})
