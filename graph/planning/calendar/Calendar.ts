import { Action } from '../../work/action/Action.ts'
import { Count } from '../../work/action/Count.ts'
import { Appointment } from '../appointment/Appointment.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Occurrence } from '../../work/routine/Occurrence.ts'
import { Absence } from '../../people/schedule/Absence.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { CalendarFilter, rangeOf, type Range } from './calendarRange.ts'
import type { Entries } from './entries.ts'
import { readAppointments } from './readAppointments.ts'
import { readOccurrences } from './readOccurrences.ts'
import { readRecords } from './readRecords.ts'

const CalendarRecords = builder.objectRef<Entries<never>>('CalendarRecords').implement({
  description: 'The records of a calendar.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Action],
      description: 'The records in the order in which they begin; at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'How many more there are; counted to 1,000.' }),
  }),
})

const CalendarOccurrences = builder.objectRef<Entries<never>>('CalendarOccurrences').implement({
  description: 'What routines fall due in a calendar and is no record yet.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Occurrence],
      description: 'The occurrences in the order in which they begin; at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'How many more there are; counted to 1,000.' }),
  }),
})

const CalendarAppointments = builder.objectRef<Entries<never>>('CalendarAppointments').implement({
  description: 'The appointments of a calendar.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Appointment],
      description: 'The appointments in the order in which they begin; at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'How many more there are; counted to 1,000.' }),
  }),
})

const Calendar = builder.objectRef<Range>('Calendar').implement({
  description: 'What stands in a calendar from one instant to another.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        'Whose clock it goes by: that of the organization it is narrowed to, else of the first that the viewer belongs to.',
      resolve: ({ zoneOf }) => zoneOf?.timeZone ?? 'UTC',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization by whose clock and hours it goes.',
      resolve: ({ zoneOf }, _args, context, info) => (zoneOf ? organizationInSight(context, info, zoneOf.id) : null),
    }),
    records: t.field({
      type: CalendarRecords,
      description: 'Records with a slot or a due time.',
      resolve: (range, _args, context, info) =>
        readRecords<never>(context, planOf('Action', context, info, [['nodes']]), range),
    }),
    occurrences: t.field({
      type: CalendarOccurrences,
      description: 'What routines fall due and is no record yet; the ledgers reach 62 days ahead.',
      resolve: (range, _args, context, info) =>
        readOccurrences<never>(context, planOf('Occurrence', context, info, [['nodes']]), range),
    }),
    appointments: t.field({
      type: CalendarAppointments,
      description: 'Appointments that are not cancelled.',
      resolve: (range, _args, context, info) => readAppointments(context, info, range),
    }),
    absences: t.field({
      type: [Absence],
      description: 'When the viewer is away.',
      resolve: ({ from, to }, _args, context, info) =>
        context.db.prisma.absence.findMany({
          ...queryFromInfo({ context, info, typeName: 'Absence', select: { id: true } }),
          where: { userId: context.requireViewer().id, cancelledAt: null, startsAt: { lt: to }, endsAt: { gt: from } },
          orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
})

builder.queryField('calendar', (t) =>
  t.field({
    type: Calendar,
    description: 'What stands in the calendar of what the viewer sees, for at most 92 days.',
    ...policy('signedIn'),
    args: {
      from: t.arg({ type: 'DateTime', required: true, description: 'From when on.' }),
      to: t.arg({ type: 'DateTime', required: true, description: 'Up to when, at most 92 days later.' }),
      filter: t.arg({ type: CalendarFilter, description: 'What to narrow it to.' }),
    },
    resolve: (_root, { from, to, filter }, context) => rangeOf(context, from, to, filter),
  }),
)
