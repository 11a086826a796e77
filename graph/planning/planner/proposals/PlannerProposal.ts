import { builder } from '../../../kernel/builder.ts'
import { badArgument } from '../../../kernel/errors.ts'
import { listArguments } from '../../../kernel/list/listInputs.ts'
import { User } from '../../../people/user/User.ts'
import { loadUsersOf } from '../../../people/user/loadUsersOf.ts'
import { instantAt } from '../../../people/schedule/zoneDays.ts'
import { Action } from '../../../work/action/Action.ts'
import { ActionFilter } from '../../../work/action/actionFilter.ts'
import { type ActionOrder, ActionOrderInput } from '../../../work/action/gridOrder.ts'
import { loadAction } from '../../../work/action/readActions.ts'
import { periodOf, Planner, wordsIn } from '../Planner.ts'
import { propose, type Proposed, type Slot } from './propose.ts'
import { readJobs } from './readJobs.ts'
import { readPeople } from './readPeople.ts'

const PlannerFit = builder.enumType('PlannerFit', {
  description: 'Why a user is proposed for a record.',
  values: {
    ASSIGNEE: { description: 'The record is assigned to them.' },
    GROUP: { description: 'They belong to the group of the record.' },
    DEPARTMENT: { description: 'They belong to the department of the record.' },
    JOB_ROLE: { description: 'They have a job role that the department of the record lists.' },
    ORGANIZATION: { description: 'They belong to the organization of the record or to one above it.' },
  },
})

const PlannerObstacle = builder.enumType('PlannerObstacle', {
  description: 'Why no slot is proposed for a record.',
  values: {
    FORBIDDEN: { description: 'The viewer may not plan it.' },
    NOBODY: { description: 'None of the users can take it, or its assignee is not among them.' },
    NO_ROOM: { description: 'Nobody who can take it has enough free working time in the period.' },
  },
})

const PlannerSlot = builder.objectRef<Slot>('PlannerSlot').implement({
  description: 'Who would do a record and when.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The user.',
      resolve: ({ userId }, _args, context, info) => loadUsersOf(context, info, userId),
    }),
    from: t.field({ type: 'DateTime', description: 'When the slot begins.', resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: 'DateTime', description: 'When the slot ends.', resolve: ({ to }) => new Date(to) }),
    fit: t.expose('fit', { type: PlannerFit, description: 'Why this user is proposed.' }),
    travelMins: t.int({
      description:
        'The estimated travel time from the work before it on that day, in minutes, which is kept free before the slot.',
      resolve: ({ travel }) => Math.round(travel / 60_000),
    }),
    isAfterDue: t.exposeBoolean('isAfterDue', { description: 'Whether the slot ends after the record is due.' }),
  }),
})

const PlannerProposal = builder.objectRef<Proposed>('PlannerProposal').implement({
  description: 'A proposed slot for a record that is still to be planned.',
  fields: (t) => ({
    action: t.field({
      type: Action,
      description: 'The record.',
      resolve: async ({ job }, _args, context, info) => (await loadAction(context, info, job.id))!,
    }),
    slot: t.field({
      type: PlannerSlot,
      nullable: true,
      description: 'The proposed slot; null if none was found.',
      resolve: ({ slot }) => slot,
    }),
    obstacle: t.field({
      type: PlannerObstacle,
      nullable: true,
      description: 'Why no slot is proposed; null if a slot is proposed.',
      resolve: ({ obstacle }) => obstacle,
    }),
  }),
})

const most = 100
const usual: ActionOrder = { field: 'PRIORITY', direction: 'ASC' }

builder.objectField(Planner, 'proposals', (t) =>
  t.field({
    type: [PlannerProposal],
    description:
      'Proposals that fill the free working time of the period with records still to be planned, in their order, among at most 200 users by name; nothing is changed until `planActions` is called.',
    args: {
      ...listArguments({ Filter: ActionFilter, Order: ActionOrderInput, usual })(t),
      search: t.arg.string({ description: 'Only users whose name, or the name of a group of theirs, contains it.' }),
      first: t.arg.int({ required: true, defaultValue: most, description: 'The number of records, at most 100.' }),
    },
    resolve: async ({ place, days }, { filter, orderBy, search, first }, context) => {
      if (first < 1 || first > most) throw badArgument('first', `give 1 to ${most}`)
      const order = orderBy
        ? { field: orderBy.field as ActionOrder['field'], direction: orderBy.direction ?? 'ASC' }
        : usual
      const [jobs, people] = await Promise.all([
        readJobs(context, filter, order, first),
        readPeople(context, place, wordsIn(search), periodOf({ place, days })),
      ])
      const spans = days.map((day) => ({
        from: instantAt(place.timeZone, day, 0),
        to: instantAt(place.timeZone, day + 1, 0),
      }))
      return propose(jobs, people, { days: spans, now: context.now.getTime() })
    },
  }),
)
