import { z } from 'zod'
import { ActiveStatus } from '../department/Department.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { check } from '../../kernel/validation.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { loadWritten } from './visibleLocations.ts'
import { Location } from './Location.ts'
import { halfPoint, location } from './locationInput.ts'
import { writeAddress } from '../address/writeAddress.ts'

const shape = oncePerLists((references) => z.object({ ...location, typeId: location.typeId(references) }))

mutation('createLocation', {
  description: 'Adds a location to an organization.',
  policy: 'locations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose place it is.' }),
    name: t.string({ required: true, description: 'What it is called; another name than the other locations there.' }),
    typeId: t.int({ required: true, description: 'The number of its type in the list LOCATION_TYPE.' }),
    address: t.field({ type: AddressInput, description: 'Its postal address.' }),
    latitude: t.float({ description: 'Degrees north, from -90 to 90; with longitude or not at all.' }),
    longitude: t.float({ description: 'Degrees east, from -180 to 180; with latitude or not at all.' }),
    status: t.field({ type: ActiveStatus, description: 'Whether it is in use; it is, unless said otherwise.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'locations.edit')
    const { address, ...given } = check(shape(context), input)
    const problems = halfPoint(given)
    if (problems.length) throw new ValidationError(problems)
    return orNameTaken(
      'There is a location of this name already.',
      write(async (transaction) => {
        const addressId = await writeAddress(transaction, address, { organizationId })
        const data = { ...given, organizationId, addressId, status: input.status ?? undefined }
        return { locationId: (await transaction.location.create({ data, select: { id: true } })).id }
      }),
    )
  },
  success: (t) => ({
    location: t.field({
      type: Location,
      description: 'The location as it is now.',
      resolve: ({ locationId }, _args, context, info) => loadWritten(context, info, locationId),
    }),
  }),
})
