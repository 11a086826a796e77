import { builder } from '../../kernel/builder.ts'

export const AppointmentStatus = builder.enumType('AppointmentStatus', {
  description: 'How far an appointment is.',
  values: {
    PENDING: { description: 'It is proposed; whoever is asked to it has to answer.' },
    SCHEDULED: { description: 'Its time is settled.' },
    CONFIRMED: { description: 'It takes place.' },
    COMPLETED: { description: 'It has taken place.' },
  },
})

export const LocationMode = builder.enumType('LocationMode', {
  description: 'How people meet.',
  values: {
    ON_SITE: { description: 'In one place.' },
    PHONE: { description: 'By telephone.' },
    VIDEO: { description: 'By video.' },
  },
})

export const AttendeeResponse = builder.enumType('AttendeeResponse', {
  description: 'What somebody who is asked to an appointment has answered.',
  values: {
    PENDING: { description: 'Nothing yet.' },
    ACCEPTED: { description: 'They come.' },
    TENTATIVE: { description: 'They may come.' },
    DECLINED: { description: 'They do not come.' },
  },
})

export const AppointmentActionType = builder.enumType('AppointmentActionType', {
  description: 'What was last done with an appointment.',
  values: {
    CREATE: { description: 'It was made.' },
    UPDATE: { description: 'It was changed.' },
    CANCEL: { description: 'It was cancelled.' },
  },
})
