import { addLocationUse } from '../location/locationUses.ts'

addLocationUse({
  one: 'geofence',
  many: 'geofences',
  async names(transaction, locationId) {
    const where = { locationId }
    const rows = await transaction.geofence.findMany({ where, select: { name: true }, orderBy: { name: 'asc' } })
    return rows.map(({ name }) => name)
  },
})
