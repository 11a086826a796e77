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
  ASSIGNED: { name: 'Assigned to me', about: 'A record is assigned to you.' },
  DELEGATED: { name: 'Delegated to me', about: 'A user asks you to take over a record.', isUrgent: true },
  DELEGATION_ANSWERED: {
    name: 'My delegations',
    about: 'A record you delegated is accepted, declined or handed back, or one delegated to you is recalled.',
  },
  ESCALATED: {
    name: 'Escalated to me',
    about: 'A record is escalated to you, by a user or automatically.',
    isUrgent: true,
  },
  ESCALATION_ANSWERED: { name: 'My escalations', about: 'A record you escalated is returned, taken over or resolved.' },
  DUE_SOON: { name: 'Due soon', about: 'A record assigned to you is due soon.' },
  LATE: { name: 'Late', about: 'A record assigned to you is late.', isUrgent: true },
  RESUMES: { name: 'Hold is over', about: 'The resume date of a record you have on hold is reached.' },
  COMPLETED: { name: 'Completed', about: 'A record you created or delegated is complete.' },
  SIGN_OFF: {
    name: 'Sign-off asked',
    about: 'A record that requires sign-off is complete, and you are the nearest user who may sign it off.',
  },
  BREACH_OPENED: {
    name: 'Benchmark missed',
    about:
      'A benchmark is breached, and its record is assigned to you or followed by you, or you are the nearest person to notify.',
    isUrgent: true,
  },
  BREACH_RETURNED: {
    name: 'No effect',
    about: 'A record of a benchmark was completed with no effect: the metric has not recovered.',
    isUrgent: true,
  },
  BREACH_RECOVERED: { name: 'Numbers that are back', about: 'A breached benchmark has recovered.' },
  MENTIONED: { name: 'Mentions', about: 'You or a role of yours is mentioned on a record.' },
  NOTE: { name: 'Notes', about: 'A note is added to a record of yours.' },
  MESSAGE: { name: 'Messages', about: 'A message is posted in a thread you follow.' },
  MAIL_FAILED: { name: 'Mail that failed', about: 'A mail you sent could not be delivered.', isUrgent: true },
  APPOINTMENT_INVITED: { name: 'Invitations', about: 'You are invited to an appointment.', isMailedAnyway: true },
  APPOINTMENT_CHANGED: {
    name: 'Changed appointments',
    about: 'An appointment you attend is changed.',
    isMailedAnyway: true,
  },
  APPOINTMENT_CANCELLED: {
    name: 'Cancelled appointments',
    about: 'An appointment you attend is cancelled.',
    isUrgent: true,
    isMailedAnyway: true,
  },
  APPOINTMENT_ANSWERED: {
    name: 'Answers to invitations',
    about: 'An attendee responds to an appointment of yours.',
  },
  TOUR_STARTS: { name: 'Tours', about: 'A tour of yours starts soon; the tour sets the lead time.' },
  REQUEST: {
    name: 'Requests to decide',
    about: 'A user requests to join an organization where you decide on requests.',
  },
  REQUEST_DECIDED: { name: 'My requests', about: 'Your request to join an organization is decided.' },
  WEBHOOK_PAUSED: {
    name: 'Webhooks turned off',
    about:
      'A webhook of an organization you administer is turned off automatically because it is unreachable or no longer exists.',
    isUrgent: true,
  },
  PASSWORD_RESET: {
    name: 'Reset passwords',
    about: 'Your password is reset with a link, or a reset link you created is used.',
    isUrgent: true,
    isMailedAnyway: true,
  },
  ROLE_CHANGED: {
    name: 'My roles',
    about: 'Your access level or permissions in an organization change.',
    isUrgent: true,
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kindTable

export const kindNames = Object.keys(kindTable) as KindName[]

export const isKind = (name: string): name is KindName => Object.hasOwn(kindTable, name)

export const kindOf = (name: KindName): Kind => kindTable[name]
