import { flag, id, int, oneOf, text } from '../../kernel/list/conditions.ts'
import { belongings } from '../organization/belongings.ts'
import { inOrganization } from '../organization/inOrganization.ts'
import { GeofenceShape } from './Geofence.ts'

export const geofenceList = belongings('Geofence', {
  name: { column: 'name', label: 'name' },
  filter: {
    name: text(),
    shape: oneOf(GeofenceShape),
    entry: flag(),
    exit: flag(),
    dwellMins: int(),
    location: id('Location'),
    organization: inOrganization(),
  },
  orders: {
    NAME: { about: 'By name.', by: { name: 'text', id: 'uuid' } },
    CREATED: { about: 'By creation time.', by: { id: 'uuid' } },
  },
})
