// What people are told of: the one table of it, in the order in which somebody sets it for themselves.

interface Kind {
  /** As a heading: "Assigned to me". */
  name: string
  /** When somebody is told, in a sentence. */
  about: string
  /** Told at once wherever one is, too. */
  isUrgent?: true
  /** Its own noun sends a mail by itself, whatever is set here. */
  isMailedAnyway?: true
}

const kindTable = {
  ASSIGNED: { name: 'Assigned to me', about: 'A record becomes mine.' },
  DELEGATED: { name: 'Delegated to me', about: 'Somebody asks me to take a record over.', isUrgent: true },
  DELEGATION_ANSWERED: {
    name: 'My delegations',
    about: 'What I delegated is accepted, declined or handed back; what was delegated to me is recalled.',
  },
  ESCALATED: {
    name: 'Escalated to me',
    about: 'A record is escalated to me, by somebody or by a clock.',
    isUrgent: true,
  },
  ESCALATION_ANSWERED: { name: 'My escalations', about: 'What I escalated is returned, taken over or resolved.' },
  DUE_SOON: { name: 'Due soon', about: 'A record of mine is soon due.' },
  LATE: { name: 'Late', about: 'A record of mine is late.', isUrgent: true },
  RESUMES: { name: 'Hold is over', about: 'The day has come on which a record of mine that waits was to go on.' },
  COMPLETED: { name: 'Completed', about: 'What I created or delegated is complete.' },
  SIGN_OFF: {
    name: 'Sign-off asked',
    about: 'A record that asks for sign-off is complete, and I am the nearest who may.',
  },
  BREACH_OPENED: {
    name: 'Benchmarks not held',
    about: 'A benchmark is not held, and its record is mine, one I follow, or nobody else is nearer to it.',
    isUrgent: true,
  },
  BREACH_RETURNED: {
    name: 'Completed in vain',
    about: 'A record of a benchmark was completed, and the number has not come back.',
    isUrgent: true,
  },
  BREACH_RECOVERED: { name: 'Numbers that are back', about: 'The number of a benchmark that was not held is back.' },
  NOTE: { name: 'Notes', about: 'Somebody writes a note on a record of mine.' },
  MESSAGE: { name: 'Messages', about: 'Somebody writes in a thread that I follow.' },
  MAIL_FAILED: { name: 'Mail that failed', about: 'A mail of mine could not be delivered.', isUrgent: true },
  APPOINTMENT_INVITED: { name: 'Invitations', about: 'I am asked to an appointment.', isMailedAnyway: true },
  APPOINTMENT_CHANGED: {
    name: 'Changed appointments',
    about: 'An appointment of mine has changed.',
    isMailedAnyway: true,
  },
  APPOINTMENT_CANCELLED: {
    name: 'Cancelled appointments',
    about: 'An appointment of mine is cancelled.',
    isUrgent: true,
    isMailedAnyway: true,
  },
  APPOINTMENT_ANSWERED: {
    name: 'Answers to invitations',
    about: 'Somebody answers whether they come to my appointment.',
  },
  TOUR_STARTS: { name: 'Tours', about: 'A tour of mine starts soon, as long before as the tour says.' },
  REQUEST: { name: 'Requests to decide', about: 'Somebody asks to belong where I decide about it.' },
  REQUEST_DECIDED: { name: 'My requests', about: 'My request to belong somewhere is decided.' },
  WEBHOOK_PAUSED: {
    name: 'Webhooks turned off',
    about:
      'A webhook where I administer is turned off by itself, since it could not be reached or nobody listens there any more.',
    isUrgent: true,
  },
  PASSWORD_RESET: {
    name: 'Reset passwords',
    about: 'My password is reset by a link, or somebody uses one that I made.',
    isUrgent: true,
    isMailedAnyway: true,
  },
  ROLE_CHANGED: { name: 'My roles', about: 'What I may do somewhere changes.', isUrgent: true },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kindTable

export const kindNames = Object.keys(kindTable) as KindName[]

export const isKind = (name: string): name is KindName => Object.hasOwn(kindTable, name)

export const kindOf = (name: KindName): Kind => kindTable[name]
