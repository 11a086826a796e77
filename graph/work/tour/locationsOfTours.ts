import { addLocationUse } from '../../organization/location/locationUses.ts'

addLocationUse({
  one: 'tour',
  many: 'tours',
  async names(transaction, locationId) {
    const where = {
      OR: [{ startLocationId: locationId }, { endLocationId: locationId }, { stops: { some: { locationId } } }],
    }
    const rows = await transaction.tour.findMany({ where, select: { name: true }, orderBy: { name: 'asc' } })
    return rows.map(({ name }) => name)
  },
})
