import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { TourRunStatus } from './enums.ts'
import { permissionToWalk } from './permissions.ts'
import { stopCounts } from './stopCounts.ts'
import { Tour } from './Tour.ts'
import { TourRunStop } from './TourRunStop.ts'
import './visibleRuns.ts'

export const TourRun = builder.prismaObject('TourRun', {
  description: 'One walk of a tour, planned and as it was.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that people know.', ...legacy() }),
    key: t.string({
      description: 'The number that people call it by, as 12.',
      select: { legacyId: true },
      resolve: ({ legacyId }) => String(legacyId),
    }),
    tour: t.relation('tour', { type: Tour, description: 'The tour that is walked.' }),
    status: t.expose('status', { type: TourRunStatus, description: 'How far it is.' }),
    reason: t.exposeString('reason', { description: 'Why it was abandoned; empty where it was not.' }),
    plannedStart: t.expose('plannedStart', { type: 'DateTime', description: 'When it is planned to begin.' }),
    plannedEnd: t.expose('plannedEnd', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is planned to be over.',
    }),
    actualStart: t.expose('actualStart', { type: 'DateTime', nullable: true, description: 'When it began.' }),
    actualEnd: t.expose('actualEnd', { type: 'DateTime', nullable: true, description: 'When it was over.' }),
    plannedKm: t.exposeFloat('plannedKm', { description: 'All kilometres as planned, those to its end among them.' }),
    actualKm: t.exposeFloat('actualKm', { description: 'All kilometres that were walked so far.' }),
    travel: t.exposeString('travel', { description: 'How its ways were reckoned, in a sentence.' }),
    startsSoon: t.boolean({
      description:
        'Whether it is time for the reminder: it is planned, and starts within the minutes that its tour reminds before.',
      select: { status: true, plannedStart: true, tour: { select: { reminderMins: true } } },
      resolve: ({ status, plannedStart, tour: { reminderMins } }, _args, { now }) =>
        status === 'PLANNED' &&
        reminderMins !== null &&
        plannedStart.getTime() - now.getTime() <= reminderMins * 60_000,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    stops: t.relation('stops', {
      type: TourRunStop,
      description: 'Its stops, in the order of the walk.',
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    stopCount: t.int({
      description: 'How many stops it has.',
      resolve: async ({ id }, _args, context) =>
        Object.values(await stopCounts(context, id)).reduce((sum, count) => sum + count, 0),
    }),
    doneCount: t.int({
      description: 'How many of them are done.',
      resolve: async ({ id }, _args, context) => (await stopCounts(context, id)).DONE ?? 0,
    }),
    unplaceableCount: t.int({
      description: 'How many of them can not be reached in time.',
      resolve: async ({ id }, _args, context) => (await stopCounts(context, id)).UNPLACEABLE ?? 0,
    }),
    organization: t.relation('organization', { type: Organization, description: 'Where it is walked.' }),
    assignee: t.relation('assignee', { type: User, nullable: true, description: 'Who walks it.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record that it is the doing of, where the viewer sees that.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
    viewerCanWalk: t.field({
      type: Permission,
      description: 'Whether the viewer may walk, replan and abandon it.',
      select: { ...placementColumns, assigneeId: true },
      resolve: (run, _args, context) => permissionToWalk(context, run),
    }),
  }),
})
