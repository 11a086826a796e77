import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ActiveStatus } from '../department/Department.ts'
import { coordinatesInput, requireWholePoint, withPointColumns } from '../../kernel/coordinates.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { changeManyVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { loadWritten } from './visibleLocations.ts'
import { Location } from './Location.ts'
import { location as rules } from './locationInput.ts'
import { locationToChange } from './locationToChange.ts'
import { dropAddresses, writeAddresses, type address } from '../address/writeAddress.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const shape = oncePerLists((references) =>
  z.object({ ...rules, name: rules.name.nullish(), typeId: rules.typeId(references).nullish() }),
)

mutation('updateLocation', {
  description: 'Updates a location; omitted fields are unchanged.',
  policy: 'locations.edit',
  input: (t) => ({
    id: t.id({ description: 'The location.', ...orLegacy() }),
    internalID: t.int({ description: 'The same by its number.', ...legacy() }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique among the locations of its organization.' }),
    typeId: entry(t, 'LOCATION_TYPE', { description: 'The location type.' }),
    address: t.field({ type: AddressInput, description: 'The postal address; null removes it.' }),
    ...coordinatesInput(t, 'Where it is on the map; null removes the coordinates.'),
    status: t.field({ type: ActiveStatus, description: 'Whether it is in use.', ...legacy() }),
  }),
  clears: { address: null, coordinates: null, latitude: null, longitude: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, writeDraft }) {
    const before = await locationToChange(context, input, 'locations.edit')
    const { address, latitude, longitude, ...given } = withPointColumns(check(shape(context), input))
    const point = {
      latitude: latitude === undefined ? before.latitude : latitude,
      longitude: longitude === undefined ? before.longitude : longitude,
    }
    requireWholePoint(point)
    const version = input.version ?? before.version
    const wanted = {
      name: given.name ?? undefined,
      typeId: given.typeId ?? undefined,
      status: input.status ?? undefined,
    }
    return orNameTaken(
      m.nameTaken,
      writeDraft(
        { before, version, data: { ...wanted, ...point }, shown: { ...wanted, latitude, longitude }, address },
        changeLocations,
      ),
    )
  },
  success: (t) => ({
    location: t.field({
      type: Location,
      description: 'The saved location.',
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
    the('Location'),
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
