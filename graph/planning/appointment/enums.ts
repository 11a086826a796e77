import { builder } from '../../kernel/builder.ts'

export const AppointmentStatus = builder.enumType('AppointmentStatus', {
  description: 'The status of an appointment.',
  values: {
    PENDING: { description: 'It is proposed and awaits the responses of its attendees.' },
    SCHEDULED: { description: 'Its time is set.' },
    CONFIRMED: { description: 'It will take place.' },
    COMPLETED: { description: 'It has taken place.' },
  },
})

export const LocationMode = builder.enumType('LocationMode', {
  description: 'How attendees meet: on site, by phone or by video.',
  values: {
    ON_SITE: { description: 'In person.' },
    PHONE: { description: 'By telephone.' },
    VIDEO: { description: 'By video.' },
  },
})

export const AttendeeResponse = builder.enumType('AttendeeResponse', {
  description: "An attendee's response to an appointment.",
  values: {
    PENDING: { description: 'No response yet.' },
    ACCEPTED: { description: 'They will attend.' },
    TENTATIVE: { description: 'They might attend.' },
    DECLINED: { description: 'They will not attend.' },
  },
})

export const AppointmentActionType = builder.enumType('AppointmentActionType', {
  description: 'The last action taken on an appointment.',
  values: {
    CREATE: { description: 'It was created.' },
    UPDATE: { description: 'It was changed.' },
    CANCEL: { description: 'It was cancelled.' },
  },
})
