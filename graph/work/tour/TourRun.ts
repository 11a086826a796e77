import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { TourRunStatus } from './enums.ts'
import { permissionToWalk } from './permissions.ts'
import { stopCounts } from './stopCounts.ts'
import { Tour } from './Tour.ts'
import { TourRunStop } from './TourRunStop.ts'
import './visibleRuns.ts'

const TourRunPlanned = builder.prismaObject('TourRun', {
  variant: 'TourRunPlanned',
  description: 'When a run is planned, and how far it goes.',
  select: {},
  fields: (t) => ({
    start: t.expose('plannedStart', { type: 'DateTime', description: 'The planned start of the run.' }),
    end: t.expose('plannedEnd', { type: 'DateTime', nullable: true, description: 'The planned end of the run.' }),
    km: t.exposeFloat('plannedKm', {
      description: 'The total planned distance in kilometers, including the way to the end location.',
    }),
  }),
})

const TourRunActual = builder.prismaObject('TourRun', {
  variant: 'TourRunActual',
  description: 'When a run was walked, and how far so far.',
  select: {},
  fields: (t) => ({
    start: t.expose('actualStart', {
      type: 'DateTime',
      nullable: true,
      description: 'When the run was started; null if it was not.',
    }),
    end: t.expose('actualEnd', {
      type: 'DateTime',
      nullable: true,
      description: 'When the run was finished or abandoned; null before.',
    }),
    km: t.exposeFloat('actualKm', { description: 'The distance traveled so far, in kilometers.' }),
  }),
})

export const TourRun = builder.prismaObject('TourRun', {
  description: 'A run of a tour, with planned and actual values.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The human-readable number of the run.', ...legacy() }),
    key: t.string({
      description: 'The number that people call it by, as 12.',
      select: { legacyId: true },
      resolve: ({ legacyId }) => String(legacyId),
    }),
    tour: t.relation('tour', { type: Tour, description: 'The tour of the run.' }),
    status: t.expose('status', {
      type: TourRunStatus,
      description: 'Whether the run is planned, running, done or abandoned.',
    }),
    reason: t.exposeString('reason', { description: 'Why the run was abandoned; empty if it was not.' }),
    planned: t.variant(TourRunPlanned, { description: 'When it is planned, and how far it goes.' }),
    actual: t.variant(TourRunActual, { description: 'When it was walked, and how far so far.' }),
    travel: t.exposeString('travel', { description: 'How distances and travel times were calculated, in words.' }),
    startsSoon: t.boolean({
      description: 'Whether the run is planned and starts within the reminder time of its tour.',
      select: { status: true, plannedStart: true, tour: { select: { reminderMins: true } } },
      resolve: ({ status, plannedStart, tour: { reminderMins } }, _args, { now }) =>
        status === 'PLANNED' &&
        reminderMins !== null &&
        plannedStart.getTime() - now.getTime() <= reminderMins * 60_000,
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    stops: t.relation('stops', {
      type: TourRunStop,
      description: 'The stops of the run, in order.',
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    stopCount: t.int({
      description: 'The number of stops.',
      resolve: async ({ id }, _args, context) =>
        Object.values(await stopCounts(context, id)).reduce((sum, count) => sum + count, 0),
    }),
    doneCount: t.int({
      description: 'The number of completed stops.',
      resolve: async ({ id }, _args, context) => (await stopCounts(context, id)).DONE ?? 0,
    }),
    unplaceableCount: t.int({
      description: "The number of stops that can't be reached in time.",
      resolve: async ({ id }, _args, context) => (await stopCounts(context, id)).UNPLACEABLE ?? 0,
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization in which the tour is walked.',
    }),
    assignee: t.relation('assignee', {
      type: User,
      nullable: true,
      description: 'The user who walks the tour; null if unassigned.',
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record that the run fulfills; null if there is none or it is not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})

declarePermissions(
  TourRun,
  { ...placementColumns, assigneeId: true },
  {
    walk: [
      'Whether the viewer may walk, replan and abandon the run.',
      (_viewer, run, context) => permissionToWalk(context, run),
    ],
  },
)
