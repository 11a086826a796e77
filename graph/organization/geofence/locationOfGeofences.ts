import { addLocationUse } from '../location/locationUses.ts'
import * as t from './__generated__/messages.ts'

addLocationUse({
  one: t.one,
  many: t.many,
  async names(transaction, locationId) {
    const where = { locationId }
    const rows = await transaction.geofence.findMany({ where, select: { name: true }, orderBy: { name: 'asc' } })
    return rows.map(({ name }) => name)
  },
})
