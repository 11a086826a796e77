// What a notification says, and where it leads: in one place, for the inbox and for mail.
import { globalId } from '../../kernel/node.ts'
import { accessLevelNames, type AccessLevel } from '../../kernel/policy.ts'
import type { KindName } from './kinds.ts'

/** What it is about, as far as whoever reads it may see it now. */
export interface Subject {
  /** Who did it; null for a clock. */
  actor: string | null
  /**
   * The record, the appointment, the run, the thread; null where it is no longer seen, undefined where there is none.
   */
  record?: { key: string; title: string; path: string } | null
  appointment?: { name: string; path: string } | null
  tourRun?: { id: string; name: string } | null
  thread?: { id: string; subject: string } | null
  facts: Partial<Record<string, string>>
}

const unseen = 'something that you no longer see'
const nameOf = ({ record, appointment, tourRun, thread }: Subject): string => {
  if (record) return `${record.key} ${record.title}`
  if (appointment) return appointment.name
  if (tourRun) return tourRun.name
  return thread ? `“${thread.subject}”` : unseen
}

const because = ({ reason }: Subject['facts']) => (reason ? `: ${reason}` : '')
const saying = ({ text }: Subject['facts']) => (text ? `: ${text}` : '')
const levelIn = ({ level }: Subject['facts']) => accessLevelNames[level as AccessLevel] ?? 'a member'

const answers: Record<string, string> = {
  ACCEPT: 'accepted',
  DECLINE: 'declined',
  HAND_BACK: 'handed back',
  RECALL: 'recalled',
  RETURN: 'returned',
  TAKE_OVER: 'took over',
  RESOLVE: 'resolved',
  ACCEPTED: 'will come to',
  TENTATIVE: 'may come to',
  DECLINED: 'will not come to',
  PENDING: 'has not decided about',
}
const answer = ({ how, response }: Subject['facts']) => answers[how ?? response ?? ''] ?? 'answered'

const sentences: Record<
  KindName,
  (who: string, what: string, facts: Subject['facts'], actor: string | null) => string
> = {
  ASSIGNED: (who, what, _facts, actor) => (actor ? `${who} assigned ${what} to you` : `${what} was assigned to you`),
  DELEGATED: (who, what, facts) => `${who} asks you to take over ${what}${because(facts)}`,
  DELEGATION_ANSWERED: (who, what, facts, actor) =>
    actor ? `${who} ${answer(facts)} ${what}${because(facts)}` : `${what} is back with you${because(facts)}`,
  ESCALATED: (who, what, facts, actor) =>
    actor ? `${who} escalated ${what} to you${because(facts)}` : `${what} was escalated to you${because(facts)}`,
  ESCALATION_ANSWERED: (who, what, facts) => `${who} ${answer(facts)} ${what}${because(facts)}`,
  DUE_SOON: (_who, what) => `${what} is due soon`,
  LATE: (_who, what) => `${what} is late`,
  RESUMES: (_who, what) => `${what} was to go on today`,
  COMPLETED: (who, what) => `${who} completed ${what}`,
  SIGN_OFF: (who, what) => `${who} completed ${what}; it waits for your sign-off`,
  BREACH_OPENED: (_who, what, { text }) => `A benchmark is not held: ${what}${text ? `. ${text}` : ''}`,
  BREACH_RETURNED: (_who, what) => `What was done has not brought the number back: ${what}`,
  BREACH_RECOVERED: (_who, what, { text }) => `${text ?? 'The number is back'}: ${what}`,
  MENTIONED: (who, what, facts) => `${who} mentioned you on ${what}${saying(facts)}`,
  NOTE: (who, what, facts) => `${who} wrote on ${what}${saying(facts)}`,
  MESSAGE: (who, what, facts) => `${who} wrote in ${what}${saying(facts)}`,
  MAIL_FAILED: (_who, _what, { subject, to, reason }) =>
    `Your mail “${subject ?? ''}” to ${to ?? 'nobody'} was not delivered. ${reason ?? ''}`.trim(),
  APPOINTMENT_INVITED: (who, what) => `${who} asks you to ${what}`,
  APPOINTMENT_CHANGED: (who, what) => `${who} changed ${what}`,
  APPOINTMENT_CANCELLED: (who, what) => `${who} cancelled ${what}`,
  APPOINTMENT_ANSWERED: (who, what, facts) => `${who} ${answer(facts)} ${what}`,
  TOUR_STARTS: (_who, what) => `${what} starts soon`,
  REQUEST: (who, _what, { organization }) => `${who} asks to belong to ${organization ?? 'your organization'}`,
  REQUEST_DECIDED: (who, _what, { how, organization, reason }) =>
    how === 'ACCEPTED'
      ? `${who} accepted your request: you belong to ${organization ?? 'the organization'} now`
      : `Your request to belong to an organization was declined${reason ? `: ${reason}` : ''}`,
  WEBHOOK_PAUSED: (_who, _what, { name, organization, reason }) =>
    `The webhook ${name} of ${organization} was turned off. ${reason?.replace(/\.$/, '')}`,
  PASSWORD_RESET: (who, _what, { how }) =>
    how === 'MADE'
      ? `${who} set a new password by the link that you made`
      : `Your password was reset by a link that ${who} made`,
  ROLE_CHANGED: (who, _what, facts) => {
    const at = facts.organization ?? 'an organization'
    return facts.how === 'ENDS'
      ? `${who} set an end to your role at ${at}`
      : `${who} made you ${levelIn(facts)} at ${at}`
  },
}

/** The sentence, without a stop at its end. */
export function sentenceOf(kind: KindName, subject: Subject): string {
  const { actor, facts } = subject
  const text = sentences[kind](actor ?? 'Opsgraph', nameOf(subject), facts, actor)
  return facts.for ? `${text} (you stand in for ${facts.for})` : text
}

const pathOfKind: Partial<Record<KindName, string>> = {
  REQUEST: '/userorgassocoation',
  REQUEST_DECIDED: '/userorgassocoation',
  ROLE_CHANGED: '/myprofile',
  PASSWORD_RESET: '/mysettings',
}

/** Where it is opened; null where there is nothing more to see. */
export function pathOf(kind: KindName, { record, appointment, tourRun, thread, facts }: Subject): string | null {
  if (kind === 'WEBHOOK_PAUSED') return facts.path ?? null
  if (thread) return `/home/comms/thread/${globalId('Thread', thread.id)}`
  if (record) return record.path
  if (appointment) return appointment.path
  return tourRun ? `/actonTourSettings/run/${globalId('TourRun', tourRun.id)}` : (pathOfKind[kind] ?? null)
}
