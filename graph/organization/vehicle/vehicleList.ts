import { id, oneOf, text } from '../../kernel/list/conditions.ts'
import { ActiveStatus } from '../department/ActiveStatus.ts'
import { belongings } from '../organization/belongings.ts'
import { inOrganization } from '../organization/inOrganization.ts'

export const vehicleList = belongings('Vehicle', {
  name: { column: 'unit_number', label: 'unit number' },
  filter: {
    unitNumber: text(),
    type: text(),
    status: oneOf(ActiveStatus),
    location: id('Location'),
    organization: inOrganization(),
  },
  orders: {
    UNIT_NUMBER: { about: 'By unit number.', by: { unit_number: 'text', id: 'uuid' } },
    TYPE: { about: 'By what kind of vehicle it is.', by: { type: 'text', id: 'uuid' } },
    CREATED: { about: 'By creation time.', by: { id: 'uuid' } },
  },
})
