import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { OrderRule } from './enums.ts'
import { permissionToEdit, permissionToPlan } from './permissions.ts'
import { includesOf, TourIncludes } from './TourIncludes.ts'
import { TourStop } from './TourStop.ts'
import './visibleTours.ts'

export const Tour = builder.prismaObject('Tour', {
  description: 'A tour: an ordered walk through locations and, optionally, open action records.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid of the tour.', ...legacy() }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A free-text description.' }),
    type: t.field({
      type: ReferenceItem,
      description: 'The type of the tour.',
      select: { typeId: true },
      resolve: ({ typeId }, _args, { references }) => references.get('TOUR_TYPE', typeId),
    }),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'The action class, which says how often it falls due.',
      select: { actionClassId: true },
      resolve: ({ actionClassId }, _args, { references }) => references.get('ACTION_CLASS', actionClassId),
    }),
    orderRule: t.expose('orderRule', { type: OrderRule, description: 'How the stops are ordered.' }),
    startLocation: t.field({
      type: Location,
      nullable: true,
      description:
        'The location where the tour starts; null if it starts at its first stop or the location is not visible to the viewer.',
      select: { startLocationId: true },
      resolve: ({ startLocationId: id }, _args, context, info) => (id ? loadLocation(context, info, id) : null),
    }),
    endLocation: t.field({
      type: Location,
      nullable: true,
      description:
        'The location where the tour ends; null if it ends at its last stop or the location is not visible to the viewer.',
      select: { endLocationId: true },
      resolve: ({ endLocationId: id }, _args, context, info) => (id ? loadLocation(context, info, id) : null),
    }),
    speedKmh: t.exposeInt('speedKmh', {
      description: 'The travel speed in km/h, used if no routing service is available.',
    }),
    includes: t.field({
      type: TourIncludes,
      description: "The open action records that a run includes in addition to the tour's stops.",
      select: { includes: true },
      resolve: ({ includes }) => includesOf(includes),
    }),
    reminderMins: t.exposeInt('reminderMins', {
      nullable: true,
      description:
        'The number of minutes before its planned start at which a run is reported as starting soon; null for no reminder.',
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    stops: t.relation('stops', {
      type: TourStop,
      description: 'The stops of the tour, in order.',
      query: { orderBy: { position: 'asc' } },
    }),
    stopCount: t.relationCount('stops', { description: 'The number of stops.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that the tour belongs to.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group it is for.' }),
  }),
})

declarePermissions(
  Tour,
  { ...placementColumns, status: true },
  {
    edit: [
      'Whether the viewer may change, duplicate and archive the tour.',
      (_viewer, tour, context) => permissionToEdit(context, tour),
    ],
    plan: [
      'Whether the viewer may plan a run of the tour.',
      (_viewer, tour, context) => permissionToPlan(context, tour),
    ],
  },
)
