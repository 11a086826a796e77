import { ActionFilter, narrowed, organizationOf, type Filter } from '../action/actionFilter.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { pointColumns } from '../../kernel/coordinates.ts'
import { Geofence } from '../../organization/geofence/Geofence.ts'
import { visibleGeofences } from '../../organization/geofence/visibleGeofences.ts'
import { policy } from '../../kernel/node.ts'
import { readWorkMap, type WorkCount } from './readWorkMap.ts'
import { visibleLocations } from '../../organization/location/visibleLocations.ts'
import { WorkPlace, type WorkPlaceShape } from './WorkPlace.ts'

/** As many as a map still tells apart when it is looked at in full. */
const mostPlaces = 2000
const mostFences = 500

interface WorkMapShape {
  filter: Filter
  /** Those below the organization of the filter, where it names one. */
  within: { organization: { path: { startsWith: string } } } | object
}

const WorkMap = builder.objectRef<WorkMapShape>('WorkMap').implement({
  description: 'A map of the open action records that are visible to the viewer, by location.',
  fields: (t) => ({
    places: t.field({
      type: [WorkPlace],
      description: 'The active locations, those with the most open records first; at most 2,000.',
      resolve: ({ filter, within }, _args, context) => places(context, filter, within),
    }),
    unplaced: t.int({
      description: 'The number of open records without a location.',
      resolve: async ({ filter }, _args, context) =>
        (await counts(context, filter))
          .filter(({ locationId }) => !locationId)
          .reduce((sum, { count }) => sum + count, 0),
    }),
    geofences: t.prismaField({
      type: [Geofence],
      description: 'The monitored geofences, sorted by name, at most 500.',
      resolve: (query, { within }, _args, context) =>
        context.db.prisma.geofence.findMany({
          ...query,
          where: { AND: [visibleGeofences(context), within] },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: mostFences,
        }),
    }),
  }),
})

/** Counted once a request, however many fields ask. */
const counts = (context: Context, filter: Filter): Promise<WorkCount[]> =>
  context
    .loader<Filter, WorkCount[]>(
      'work by place',
      (filters) =>
        Promise.all(
          filters.map(async (one) =>
            readWorkMap(context, await narrowed(context, visibleScope(context.requireViewer()), one)),
          ),
        ),
      JSON.stringify,
    )
    .load(filter)

async function places(context: Context, filter: Filter, within: object): Promise<WorkPlaceShape[]> {
  const [found, work] = await Promise.all([
    context.db.prisma.location.findMany({
      where: { AND: [visibleLocations(context), within, { status: 'ACTIVE' }] },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: mostPlaces,
      select: {
        id: true,
        name: true,
        ...pointColumns,
        typeId: true,
        organization: { select: { legalName: true, rootId: true } },
      },
    }),
    counts(context, filter),
  ])
  const byPlace = new Map<string | null, WorkCount[]>()
  for (const one of work) byPlace.set(one.locationId, [...(byPlace.get(one.locationId) ?? []), one])
  const total = ({ counts: list }: WorkPlaceShape) => list.reduce((sum, { count }) => sum + count, 0)
  return found
    .map((location) => ({
      location,
      counts: (byPlace.get(location.id) ?? []).toSorted((one, other) => one.bucket - other.bucket),
    }))
    .toSorted((one, other) => total(other) - total(one))
}

builder.queryField('workMap', (t) =>
  t.field({
    type: WorkMap,
    description: 'The open work by location, for the locations visible to the viewer.',
    ...policy('records.see'),
    args: { filter: t.arg({ type: ActionFilter, description: 'Conditions the results must match.' }) },
    resolve: async (_root, { filter }, context): Promise<WorkMapShape> => {
      const id = organizationOf(filter)
      const at = id ? await context.db.prisma.organization.findUnique({ where: { id }, select: { path: true } }) : null
      const within = id ? (at ? { organization: { path: { startsWith: at.path } } } : { id: { in: [] } }) : {}
      return { filter: filter ?? {}, within }
    },
  }),
)
