import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { OrderRule } from './enums.ts'
import { permissionToEdit, permissionToPlan } from './permissions.ts'
import { includesOf, TourIncludes } from './TourIncludes.ts'
import { TourStop } from './TourStop.ts'
import './visibleTours.ts'

export const Tour = builder.prismaObject('Tour', {
  description: 'A tour: an ordered walk over locations, and over the action records that it includes.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid of the tour.', ...legacy() }),
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'More about it.' }),
    type: t.field({
      type: ReferenceItem,
      description: 'What kind of tour it is.',
      select: { typeId: true },
      resolve: ({ typeId }, _args, { references }) => references.get('TOUR_TYPE', typeId),
    }),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'How often it falls due.',
      select: { classId: true },
      resolve: ({ classId }, _args, { references }) => references.get('ACTION_CLASS', classId),
    }),
    orderRule: t.expose('orderRule', { type: OrderRule, description: 'How its stops are put in order.' }),
    startLocation: t.field({
      type: Location,
      nullable: true,
      description: 'Where it starts, where it says so and the viewer sees that.',
      select: { startLocationId: true },
      resolve: ({ startLocationId: id }, _args, context, info) => (id ? loadLocation(context, info, id) : null),
    }),
    endLocation: t.field({
      type: Location,
      nullable: true,
      description: 'Where it ends, where it says so and the viewer sees that.',
      select: { endLocationId: true },
      resolve: ({ endLocationId: id }, _args, context, info) => (id ? loadLocation(context, info, id) : null),
    }),
    speedKmh: t.exposeInt('speedKmh', { description: 'Kilometres an hour, for times without an outside service.' }),
    includes: t.field({
      type: TourIncludes,
      description: 'Which open action records a run takes in beside its stops.',
      select: { includes: true },
      resolve: ({ includes }) => includesOf(includes),
    }),
    reminderMins: t.exposeInt('reminderMins', {
      nullable: true,
      description: 'From how many minutes before its start a run is told to start soon; none for never.',
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    stops: t.relation('stops', {
      type: TourStop,
      description: 'Its stops, in their order.',
      query: { orderBy: { position: 'asc' } },
    }),
    stopCount: t.relationCount('stops', { description: 'How many stops it has.' }),
    organization: t.relation('organization', { type: Organization, description: 'Whose tour it is.' }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is for.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change it, duplicate or archive it.',
      select: placementColumns,
      resolve: (tour, _args, context) => permissionToEdit(context, tour),
    }),
    viewerCanPlan: t.field({
      type: Permission,
      description: 'Whether the viewer may plan a run of it.',
      select: { ...placementColumns, status: true },
      resolve: (tour, _args, context) => permissionToPlan(context, tour),
    }),
  }),
})
