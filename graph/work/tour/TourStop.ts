import { builder } from '../../kernel/builder.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'

const point = { latitude: true, longitude: true, location: { select: { latitude: true, longitude: true } } } as const

export const TourStop = builder.prismaObject('TourStop', {
  description: 'A stop of a tour; the stops of a tour are replaced as a whole.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two stops apart, until they are replaced.' }),
    position: t.exposeInt('position', { description: 'Its place among the stops, from 0 up.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location it is at, where the viewer sees that.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north, its own or those of its location; none where it has no place on the map.',
      select: point,
      resolve: ({ latitude, location }) => latitude ?? location?.latitude ?? null,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Degrees east, likewise.',
      select: point,
      resolve: ({ longitude, location }) => longitude ?? location?.longitude ?? null,
    }),
    opensMins: t.exposeInt('opensMins', {
      nullable: true,
      description: 'From which minute of the day one may arrive.',
    }),
    closesMins: t.exposeInt('closesMins', {
      nullable: true,
      description: 'Until which minute of the day one may arrive.',
    }),
    serviceMins: t.exposeInt('serviceMins', { description: 'How many minutes it takes there.' }),
    pinned: t.exposeBoolean('pinned', { description: 'Whether it keeps its position whatever is proposed.' }),
    priority: t.field({
      type: ReferenceItem,
      description: 'How much it presses.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
  }),
})
