import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ActiveStatus } from '../department/Department.ts'
import { AlreadyExistsError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { changeManyVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { loadWritten } from './visibleLocations.ts'
import { Location } from './Location.ts'
import { halfPoint, location as rules } from './locationInput.ts'
import { locationToChange } from './locationToChange.ts'
import { dropAddresses, writeAddresses, type address } from '../address/writeAddress.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'

const shape = oncePerLists((references) =>
  z.object({ ...rules, name: rules.name.nullish(), typeId: rules.typeId(references).nullish() }),
)

mutation('updateLocation', {
  description: 'Changes a location; what is left out stays as it is.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ description: 'The location.', ...orLegacy() }),
    internalID: t.int({ description: 'The same by its number.', ...legacy() }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What it is called; another name than the other locations there.' }),
    typeId: t.int({ description: 'The number of its type in the list LOCATION_TYPE.' }),
    address: t.field({ type: AddressInput, description: 'Its postal address; null for none.' }),
    latitude: t.float({ description: 'Degrees north, from -90 to 90; null for no point.' }),
    longitude: t.float({ description: 'Degrees east, from -180 to 180; null for no point.' }),
    status: t.field({ type: ActiveStatus, description: 'Whether it is in use.' }),
  }),
  clears: { address: null, latitude: null, longitude: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, writeDraft }) {
    const before = await locationToChange(context, input, 'locations.edit')
    const { address, latitude, longitude, ...given } = check(shape(context), input)
    const point = {
      latitude: latitude === undefined ? before.latitude : latitude,
      longitude: longitude === undefined ? before.longitude : longitude,
    }
    const problems = halfPoint(point)
    if (problems.length) throw new ValidationError(problems)
    const version = input.version ?? before.version
    const wanted = {
      name: given.name ?? undefined,
      typeId: given.typeId ?? undefined,
      status: input.status ?? undefined,
    }
    return orNameTaken(
      'There is a location of this name already.',
      writeDraft(
        { before, version, data: { ...wanted, ...point }, shown: { ...wanted, latitude, longitude }, address },
        changeLocations,
      ),
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

interface Draft {
  before: { id: string; organizationId: string; addressId: string | null }
  version: number
  data: Prisma.LocationUncheckedUpdateManyInput
  shown: object
  address: z.output<typeof address>
}

async function changeLocations(transaction: Transaction, drafts: readonly Draft[]) {
  const addressIds = await writeAddresses(
    transaction,
    drafts.map(({ address: given, before: { organizationId, addressId } }) => ({ given, organizationId, addressId })),
  )
  await changeManyVersioned(
    transaction.location,
    'The location',
    drafts.map(({ before: { id, addressId }, version, data, shown }, i) => ({
      id,
      version,
      data: { ...data, addressId: addressIds[i] === addressId ? undefined : addressIds[i] },
      shown,
    })),
  )
  const left = drafts.flatMap(({ before: { addressId } }, i) =>
    addressIds[i] === undefined || addressIds[i] === addressId ? [] : [addressId],
  )
  await dropAddresses(transaction, left)
  return drafts.map(({ before: { id } }) => ({ locationId: id }))
}
