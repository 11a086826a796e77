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
      description: 'The records, sorted by start, at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'The number of further entries, counted up to 1,000.' }),
  }),
})

const CalendarOccurrences = builder.objectRef<Entries<never>>('CalendarOccurrences').implement({
  description: 'The occurrences of routines in a calendar that are not records yet.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Occurrence],
      description: 'The occurrences, sorted by start, at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'The number of further entries, counted up to 1,000.' }),
  }),
})

const CalendarAppointments = builder.objectRef<Entries<never>>('CalendarAppointments').implement({
  description: 'The appointments of a calendar.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Appointment],
      description: 'The appointments, sorted by start, at most 500.',
    }),
    more: t.expose('more', { type: Count, description: 'The number of further entries, counted up to 1,000.' }),
  }),
})

const Calendar = builder.objectRef<Range>('Calendar').implement({
  description: 'The contents of a calendar between two instants.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        'The time zone of the calendar: that of the organization it is filtered by, otherwise of the first one the viewer belongs to.',
      resolve: ({ zoneOf }) => zoneOf?.timeZone ?? 'UTC',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization whose time zone and business hours apply.',
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
      description: 'Occurrences of routines that are not records yet, planned up to 62 days ahead.',
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
      description: 'The absences of the viewer.',
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
    description: 'The calendar entries visible to the viewer, for at most 92 days.',
    ...policy('signedIn'),
    args: {
      from: t.arg({ type: 'DateTime', required: true, description: 'The start of the period.' }),
      to: t.arg({
        type: 'DateTime',
        required: true,
        description: 'The end of the period, at most 92 days after the start.',
      }),
      filter: t.arg({ type: CalendarFilter, description: 'Conditions the results must match.' }),
    },
    resolve: (_root, { from, to, filter }, context) => rangeOf(context, from, to, filter),
  }),
)
