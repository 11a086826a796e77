import { addLocationUse } from '../../organization/location/locationUses.ts'

addLocationUse({
  one: 'task record',
  many: 'task records',
  async names(transaction, locationId) {
    const where = { locationId }
    const rows = await transaction.taskRecord.findMany({ where, select: { title: true }, orderBy: { title: 'asc' } })
    return rows.map(({ title }) => title)
  },
})
