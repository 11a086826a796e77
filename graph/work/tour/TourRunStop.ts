import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Coordinates, coordinatesOf, pointColumns } from '../../kernel/coordinates.ts'
import { Node, policy } from '../../kernel/node.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { TourStopState } from './enums.ts'
import './visibleRuns.ts'

const TourRunStopPlanned = builder.prismaObject('TourRunStop', {
  variant: 'TourRunStopPlanned',
  description: 'When a stop of a run is planned.',
  select: { plannedArrival: true, plannedDeparture: true },
  fields: (t) => ({
    arrival: t.field({
      type: 'DateTime',
      description: 'The planned arrival.',
      resolve: ({ plannedArrival }) => plannedArrival!,
    }),
    departure: t.field({
      type: 'DateTime',
      description: 'The planned departure.',
      resolve: ({ plannedDeparture }) => plannedDeparture!,
    }),
  }),
})

const TourRunStopActual = builder.prismaObject('TourRunStop', {
  variant: 'TourRunStopActual',
  description: 'When a stop of a run was walked, and how far.',
  select: { actualArrival: true, actualKm: true },
  fields: (t) => ({
    arrival: t.field({
      type: 'DateTime',
      description: 'When the stop was reached.',
      resolve: ({ actualArrival }) => actualArrival!,
    }),
    departure: t.expose('actualDeparture', {
      type: 'DateTime',
      nullable: true,
      description: 'When the stop was left; null if it has not been left.',
    }),
    km: t.float({
      description: 'The distance actually traveled from the previous stop, in kilometers.',
      resolve: ({ actualKm }) => actualKm ?? 0,
    }),
  }),
})

export const TourRunStop = builder.prismaObject('TourRunStop', {
  description: 'A stop of a tour run, with planned and actual values.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    position: t.exposeInt('position', {
      description: "The position in the run, starting at 0; stops that can't be reached in time come last.",
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle that is seen to, as the stop or the record named it when planned; null if none.',
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where it is on the map; null if unknown.',
      select: pointColumns,
      resolve: coordinatesOf,
    }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The earliest permitted arrival; null if there is no limit.',
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The latest permitted arrival; null if there is no limit.',
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
    isExtra: t.exposeBoolean('isExtra', {
      description: "Whether the stop was added to the run in addition to the tour's stops.",
    }),
    state: t.expose('state', {
      type: TourStopState,
      description: 'Whether the stop is planned, reached, done, skipped or out of reach.',
    }),
    reason: t.exposeString('reason', {
      description: "Why the stop is at this position, can't be reached in time or was skipped.",
    }),
    legKm: t.exposeFloat('legKm', { description: 'The planned distance from the previous stop, in kilometers.' }),
    legMins: t.exposeFloat('legMins', { description: 'The planned travel time from the previous stop, in minutes.' }),
    planned: t.variant(TourRunStopPlanned, {
      isNull: (row) => !('plannedArrival' in row && row.plannedArrival),
      description: "When it is planned; null if the stop can't be reached in time.",
    }),
    actual: t.variant(TourRunStopActual, {
      isNull: (row) => !('actualArrival' in row && row.actualArrival),
      description: 'When it was walked, and how far; null if it has not been reached.',
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record handled at the stop; null if there is none or it is not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})
