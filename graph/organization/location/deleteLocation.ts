import { counted } from '../../kernel/counted.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { locationToChange } from './locationToChange.ts'
import { dropAddresses } from '../address/writeAddress.ts'

mutation('deleteLocation', {
  description: 'Deletes a location that nothing uses.',
  policy: 'organizations.delete',
  input: (t) => ({
    id: t.id({ description: 'The location.' }),
    internalID: t.int({ description: 'The same by its number.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen, addressId } = await locationToChange(context, input, 'organizations.delete')
    const version = input.version ?? seen
    return write(async (transaction) => {
      // Locked, so that nothing comes to use it while it is looked at.
      const [current] = await transaction.$queryRaw<
        { version: number }[]
      >`select version from location where id = ${id}::uuid for update`
      if (!current) throw new NotFoundError('The location')
      if (current.version !== version) throw stale('The location', { version }, current)
      await refuseInUse(transaction, id)
      await transaction.location.delete({ where: { id } })
      await dropAddresses(transaction, [addressId])
      return { deletedId: globalId('Location', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }),
  }),
})

const few = 5
const list = new Intl.ListFormat('en')

/** Throws with what uses the location, by name where these are few. */
async function refuseInUse(transaction: Transaction, locationId: string) {
  const where = { locationId }
  const geofences = await transaction.geofence.findMany({ where, select: { name: true }, orderBy: { name: 'asc' } })
  const vehicles = await transaction.vehicle.findMany({
    where,
    select: { unitNumber: true },
    orderBy: { unitNumber: 'asc' },
  })
  const onTours = {
    OR: [{ startLocationId: locationId }, { endLocationId: locationId }, { stops: { some: { locationId } } }],
  }
  const tours = await transaction.tour.findMany({ where: onTours, select: { name: true }, orderBy: { name: 'asc' } })
  const taskRecords = await transaction.taskRecord.findMany({
    where,
    select: { title: true },
    orderBy: { title: 'asc' },
  })
  const uses = [
    usedBy(
      geofences.map(({ name }) => name),
      'geofence',
      'geofences',
    ),
    usedBy(
      vehicles.map(({ unitNumber }) => unitNumber),
      'vehicle',
      'vehicles',
    ),
    usedBy(
      tours.map(({ name }) => name),
      'tour',
      'tours',
    ),
    usedBy(
      taskRecords.map(({ title }) => title),
      'task record',
      'task records',
    ),
  ].filter(Boolean)
  if (uses.length) throw new ConflictError(`The location is used by ${list.format(uses)}. Move them away first.`)
}

function usedBy(names: string[], one: string, many: string): string {
  if (!names.length) return ''
  const shown = names.slice(0, few).join(', ') + (names.length > few ? ', …' : '')
  return `${counted(names.length, one, many)} (${shown})`
}
