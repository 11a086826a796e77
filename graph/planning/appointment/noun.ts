import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'
import { appointmentsOver } from './appointmentsOver.ts'
import * as t from './__generated__/messages.ts'

noun('Appointment', t.one, t.many, t.the, {
  audited: {
    labels: {
      objective: t.objective,
      location_mode: t.howItIsHeld,
      series_id: t.series,
      series_date: t.dayOfTheSeries,
      cancel_reason: t.reasonForCancelling,
    },
  },
  searched: {
    ...inLibrary('APPOINTMENT', 'An appointment that is not cancelled.', 'appointment'),
    key: 'appt-',
    reach: (context, parameters) =>
      appointmentsOver(context.requireViewer().scope('appointments.manage'), 'x', parameters),
    number: 'x.number',
    at: 'x.starts_at',
    over: `x.status = 'COMPLETED'`,
  },
  exported: {
    description: 'Appointments.',
    columns: {
      Key: 'key',
      Name: 'name',
      Objective: 'objective',
      Type: 'actionType',
      ...place,
      Place: 'place',
      Starts: 'schedule.startsAt',
      Ends: 'schedule.endsAt',
      'Time zone': 'schedule.timeZone',
      Attendees: 'attendees.name',
      Status: 'status',
      'Created by': 'createdBy.name',
    },
  },
})
