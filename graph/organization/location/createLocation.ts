import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ActiveStatus } from '../department/Department.ts'
import { coordinatesInput, requireWholePoint, withPointColumns } from '../../kernel/coordinates.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { organizationFor } from '../organization/organizationFor.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { check } from '../../kernel/validation.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { loadWritten } from './visibleLocations.ts'
import { Location } from './Location.ts'
import { location } from './locationInput.ts'
import { writeAddresses, type address } from '../address/writeAddress.ts'
import { legacy } from '../../kernel/legacy.ts'
import * as m from './__generated__/messages.ts'

const shape = oncePerLists((references) => z.object({ ...location, typeId: location.typeId(references) }))

mutation('createLocation', {
  description: 'Creates a location of an organization.',
  policy: 'locations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that owns the location.' }),
    name: t.string({ required: true, description: 'Display name, unique among the locations of its organization.' }),
    typeId: entry(t, 'LOCATION_TYPE', { required: true, description: 'The location type.' }),
    address: t.field({ type: AddressInput, description: 'Its postal address.' }),
    ...coordinatesInput(t, 'Where it is on the map.'),
    status: t.field({ type: ActiveStatus, description: 'Whether it is in use; defaults to ACTIVE.', ...legacy() }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, writeDraft }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'locations.edit')
    const { address, ...given } = withPointColumns(check(shape(context), input))
    requireWholePoint(given)
    return orNameTaken(
      m.nameTaken,
      writeDraft({ address, location: { ...given, organizationId, status: input.status ?? undefined } }, addLocations),
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
  address: z.output<typeof address>
  location: Omit<Prisma.LocationCreateManyInput, 'addressId'>
}

async function addLocations(transaction: Transaction, drafts: readonly Draft[]) {
  const addressIds = await writeAddresses(
    transaction,
    drafts.map(({ address: given, location: { organizationId } }) => ({ given, organizationId })),
  )
  const rows = await transaction.location.createManyAndReturn({
    data: drafts.map(({ location: columns }, i) => ({ ...columns, addressId: addressIds[i] })),
    select: { id: true },
  })
  return rows.map(({ id }) => ({ locationId: id }))
}
