import { addLocationUse } from '../location/locationUses.ts'
import * as t from './__generated__/messages.ts'

addLocationUse({
  one: t.one,
  many: t.many,
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
