import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('VehicleEvent', t.one, t.many, t.the, {
  table: false,
  audited: false,
  searched: false,
  exported: {
    list: 'VEHICLE_TIMELINE',
    field: 'timeline',
    description: 'The timeline of a vehicle: its action records, routines, observations and breaches.',
    of: 'Vehicle',
    hasNoId: true,
    columns: {
      At: 'at',
      What: 'kind',
      Title: 'title',
      Detail: 'detail',
      Value: 'value',
      Target: 'target',
      Unit: 'unit',
      Record: 'recordKey',
    },
  },
})
