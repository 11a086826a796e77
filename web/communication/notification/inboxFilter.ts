// What the inbox is narrowed to, as it stands in the address.
import type { NotificationFilter, NotificationKind } from '../../__generated__/InboxPageQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

interface Topic {
  value: string
  label: string
  kinds: readonly NotificationKind[]
}

export const topics: readonly Topic[] = [
  {
    value: 'work',
    label: t.myWork,
    kinds: ['ASSIGNED', 'DUE_SOON', 'LATE', 'RESUMES', 'COMPLETED', 'SIGN_OFF', 'TOUR_STARTS'],
  },
  {
    value: 'handed',
    label: t.delegatedAndEscalated,
    kinds: ['DELEGATED', 'DELEGATION_ANSWERED', 'ESCALATED', 'ESCALATION_ANSWERED'],
  },
  { value: 'talk', label: t.notesAndMessages, kinds: ['NOTE', 'MESSAGE', 'MAIL_FAILED'] },
  {
    value: 'appointments',
    label: t.appointments,
    kinds: ['APPOINTMENT_INVITED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_ANSWERED'],
  },
  { value: 'belonging', label: t.requestsAndRoles, kinds: ['REQUEST', 'REQUEST_DECIDED', 'ROLE_CHANGED'] },
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
