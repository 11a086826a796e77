import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { countsOf, usesInWords, usesOf } from '../../kernel/uses.ts'
import { vehicleToChange } from './visibleVehicles.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('deleteVehicle', {
  description: 'Deletes a vehicle that nothing names.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The vehicle.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const { id, version: seen } = await vehicleToChange(context, input.id)
    const version = input.version ?? seen
    const uses = usesOf('Vehicle')
    return write(async (transaction) => {
      // Locked, so that nothing comes to name it while it is looked at.
      await transaction.$queryRaw`select 1 from vehicle where id = ${id}::uuid for update`
      const [current] = await transaction.$queryRawUnsafe<{ version: number; counts: number[] }[]>(
        `select o.version, ${countsOf(uses)} as counts from vehicle o where o.id = $1::uuid`,
        id,
      )
      if (!current) throw new NotFoundError(the('Vehicle'))
      if (current.version !== version) throw stale(the('Vehicle'), { version }, { version: current.version })
      const used = usesInWords(uses, current.counts)
      if (used) throw new InUseError(m.inUse({ uses: used }))
      await transaction.vehicle.delete({ where: { id } })
      return { deletedId: globalId('Vehicle', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
