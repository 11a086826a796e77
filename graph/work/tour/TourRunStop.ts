import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { TourStopState } from './enums.ts'
import './visibleRuns.ts'

export const TourRunStop = builder.prismaObject('TourRunStop', {
  description: 'A stop of a run: where it was planned, and how it was.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    position: t.exposeInt('position', {
      description: 'Its place in the walk, from 0 up; what can not be placed comes last.',
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Degrees north; none where it has no place on the map.',
    }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Degrees east, likewise.' }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true, description: 'From when one may arrive.' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true, description: 'Until when one may arrive.' }),
    serviceMins: t.exposeInt('serviceMins', { description: 'How many minutes it takes there.' }),
    pinned: t.exposeBoolean('pinned', { description: 'Whether it keeps its position whatever is proposed.' }),
    priority: t.field({
      type: ReferenceItem,
      description: 'How much it presses.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    isExtra: t.exposeBoolean('isExtra', { description: 'Whether the run took it in beside what its tour has.' }),
    state: t.expose('state', { type: TourStopState, description: 'How far it is.' }),
    reason: t.exposeString('reason', {
      description: 'Why it stands there, why it can not be placed, or why it was skipped.',
    }),
    legKm: t.exposeFloat('legKm', { description: 'Kilometres from the place before, as planned.' }),
    legMins: t.exposeFloat('legMins', { description: 'Minutes from the place before, as planned.' }),
    actualKm: t.exposeFloat('actualKm', {
      nullable: true,
      description: 'Kilometres from the place before, as walked.',
    }),
    plannedArrival: t.expose('plannedArrival', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is planned to be reached.',
    }),
    plannedDeparture: t.expose('plannedDeparture', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is planned to be left.',
    }),
    actualArrival: t.expose('actualArrival', { type: 'DateTime', nullable: true, description: 'When it was reached.' }),
    actualDeparture: t.expose('actualDeparture', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was left.',
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record that it is for, where the viewer sees that.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})
