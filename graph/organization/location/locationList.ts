import { oneOf, reference, text } from '../../kernel/list/conditions.ts'
import { ActiveStatus } from '../department/ActiveStatus.ts'
import { belongings } from '../organization/belongings.ts'
import { inOrganization } from '../organization/inOrganization.ts'

export const locationList = belongings('Location', {
  name: { column: 'name', label: 'name' },
  filter: {
    name: text(),
    type: reference('LOCATION_TYPE'),
    status: oneOf(ActiveStatus),
    organization: inOrganization(),
  },
  orders: {
    NAME: { about: 'By name.', by: { name: 'text', id: 'uuid' } },
    CREATED: { about: 'By creation time.', by: { id: 'uuid' } },
  },
})
