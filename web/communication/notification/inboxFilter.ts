// What the inbox is narrowed to, as it stands in the address.
import type { NotificationFilter, NotificationKind } from '../../__generated__/InboxPageQuery.graphql.ts'

interface Topic {
  value: string
  label: string
  kinds: readonly NotificationKind[]
}

export const topics: readonly Topic[] = [
  {
    value: 'work',
    label: 'My work',
    kinds: ['ASSIGNED', 'DUE_SOON', 'LATE', 'RESUMES', 'COMPLETED', 'SIGN_OFF', 'TOUR_STARTS'],
  },
  {
    value: 'handed',
    label: 'Delegated and escalated',
    kinds: ['DELEGATED', 'DELEGATION_ANSWERED', 'ESCALATED', 'ESCALATION_ANSWERED'],
  },
  { value: 'talk', label: 'Notes and messages', kinds: ['NOTE', 'MESSAGE', 'MAIL_FAILED'] },
  {
    value: 'appointments',
    label: 'Appointments',
    kinds: ['APPOINTMENT_INVITED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'],
  },
  { value: 'belonging', label: 'Requests and roles', kinds: ['REQUEST', 'REQUEST_DECIDED', 'ROLE_CHANGED'] },
]

export function inboxFilter(search: URLSearchParams) {
  const topic = topics.find(({ value }) => value === search.get('about'))
  return { unreadOnly: search.has('unread'), kinds: topic?.kinds ?? null, about: topic?.value }
}

/** The filter of a list of the inbox. */
export const notificationFilter = (
  unreadOnly: boolean,
  kinds: readonly NotificationKind[] | null,
): NotificationFilter => ({
  ...(unreadOnly && { isUnread: true }),
  ...(kinds && { kind: { in: kinds } }),
})
