import { addLocationUse } from '../location/locationUses.ts'

addLocationUse({
  one: 'vehicle',
  many: 'vehicles',
  async names(transaction, locationId) {
    const where = { locationId }
    const rows = await transaction.vehicle.findMany({
      where,
      select: { unitNumber: true },
      orderBy: { unitNumber: 'asc' },
    })
    return rows.map(({ unitNumber }) => unitNumber)
  },
})
