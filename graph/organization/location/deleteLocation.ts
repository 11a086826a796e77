import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { refuseInUse } from './locationUses.ts'
import { locationToChange } from './locationToChange.ts'
import { dropAddresses } from '../address/writeAddress.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteLocation', {
  description: 'Deletes an unused location.',
  policy: 'organizations.delete',
  input: (t) => ({
    id: t.id({ description: 'The location.', ...orLegacy() }),
    internalID: t.int({ description: 'The same by its number.', ...legacy() }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const { id, version: seen, addressId } = await locationToChange(context, input, 'organizations.delete')
    const version = input.version ?? seen
    return write(async (transaction) => {
      // Locked, so that nothing comes to use it while it is looked at.
      const [current] = await transaction.$queryRaw<
        { version: number }[]
      >`select version from location where id = ${id}::uuid for update`
      if (!current) throw new NotFoundError(the('Location'))
      if (current.version !== version) throw stale(the('Location'), { version }, current)
      await refuseInUse(transaction, id)
      await transaction.location.delete({ where: { id } })
      await dropAddresses(transaction, [addressId])
      return { deletedId: globalId('Location', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
