import { builder } from '../../kernel/builder.ts'
import { Coordinates, coordinatesOf, pointColumns } from '../../kernel/coordinates.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'

export const TourStop = builder.prismaObject('TourStop', {
  description: 'A stop of a tour; the stops of a tour can only be replaced as a whole.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', {
      description: "A unique identifier of the stop; it changes when the tour's stops are replaced.",
    }),
    position: t.exposeInt('position', { description: "The position among the tour's stops, starting at 0." }),
    name: t.exposeString('name', { description: 'The display name.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location of the stop; null if there is none or it is not visible to the viewer.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle that is seen to at the stop; null if none is named.',
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where the stop itself, or else its location, is on the map; null if neither is known.',
      select: { ...pointColumns, location: { select: pointColumns } },
      resolve: ({ location, ...own }) => coordinatesOf(own) ?? (location && coordinatesOf(location)),
    }),
    opensMins: t.exposeInt('opensMins', {
      nullable: true,
      description: 'The earliest permitted arrival, in minutes since midnight; null if there is no limit.',
    }),
    closesMins: t.exposeInt('closesMins', {
      nullable: true,
      description: 'The latest permitted arrival, in minutes since midnight; null if there is no limit.',
    }),
    serviceMins: t.exposeInt('serviceMins', { description: 'The time needed at the stop, in minutes.' }),
    pinned: t.exposeBoolean('pinned', {
      description: 'Whether the stop keeps its position when a new order is proposed.',
    }),
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
  }),
})
