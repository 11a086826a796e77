import { childList } from '../../kernel/list/childList.ts'
import { instant, oneOf, text, when } from '../../kernel/list/conditions.ts'
import { inOrganization } from './inOrganization.ts'
import { OrganizationType } from './Organization.ts'

export const organizationList = childList('Organization', {
  filter: {
    name: text('legalName'),
    type: oneOf(OrganizationType),
    parent: inOrganization('parentId'),
    timeZone: text(),
    isArchived: when('Whether the organization is archived.', () => ({ archivedAt: { not: null } })),
    createdAt: instant(),
  },
  orders: {
    NAME: { about: 'By name.', by: { legal_name: 'text', id: 'uuid' } },
    CREATED: { about: 'By creation time.', by: { id: 'uuid' } },
  },
  search: { about: 'Part of the name.', column: 'legal_name' },
})
