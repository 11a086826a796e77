import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { visibleLocations } from '../../organization/location/visibleLocations.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import type { StopInput } from './tourInput.ts'
import { the } from '../../kernel/noun.ts'

/**
 * The rows of some stops; each of their locations is seen by the viewer, and of the same tree. Vehicles that are `kept`
 * may stay, in use or not.
 */
export async function stopRows(
  context: Context,
  rootId: string,
  stops: readonly StopInput[],
  kept: readonly (string | null)[] = [],
) {
  const ids = stops.map(({ locationId }) => (locationId == null ? null : (uuidIn('Location', locationId) ?? noRow)))
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const numbers = [
    ...new Set(
      stops.flatMap(({ locationId, locationInternalID: number }) =>
        locationId == null && number != null ? [number] : [],
      ),
    ),
  ]
  const where = {
    AND: [
      visibleLocations(context),
      { organization: { rootId }, OR: [{ id: { in: wanted } }, { legacyId: { in: numbers } }] },
    ],
  }
  const found =
    wanted.length || numbers.length
      ? await context.db.prisma.location.findMany({ where, select: { id: true, legacyId: true, name: true } })
      : []
  const at = stops.map(({ locationInternalID: number }, i) =>
    found.find(({ id, legacyId }) => (ids[i] ? id === ids[i] : legacyId === number)),
  )
  const lost = stops.findIndex(({ locationInternalID: number }, i) => (ids[i] || number != null) && !at[i])
  if (lost >= 0) throw new NotFoundError(the('Location'), `stops.${lost}.locationId`)
  const vehicleIds = await Promise.all(
    stops.map(({ vehicleId, vehicleInternalID }, i) =>
      vehicleIn(context, rootId, vehicleId ?? vehicleInternalID ?? null, { path: `stops.${i}.vehicleId`, kept }),
    ),
  )
  return stops.map((stop, position) => ({
    position,
    name: stop.name || at[position]!.name,
    locationId: at[position]?.id ?? null,
    vehicleId: vehicleIds[position] ?? null,
    latitude: stop.latitude ?? null,
    longitude: stop.longitude ?? null,
    opensMins: stop.opensMins ?? null,
    closesMins: stop.closesMins ?? null,
    serviceMins: stop.serviceMins ?? 0,
    pinned: stop.pinned ?? false,
    priorityId: stop.priorityId ?? 4,
  }))
}
