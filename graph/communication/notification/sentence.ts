// What a notification says, and where it leads: in one place, for the inbox and for mail.
import { globalId } from '../../kernel/node.ts'
import { accessLevelNames, type AccessLevel } from '../../kernel/policy.ts'
import type { Said, Text } from '../../kernel/messages/text.ts'
import type { KindName } from './kinds.ts'
import * as t from './__generated__/messages.ts'

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

const nameOf = ({ record, appointment, tourRun, thread }: Subject): Said => {
  if (record) return `${record.key} ${record.title}`
  if (appointment) return appointment.name
  if (tourRun) return tourRun.name
  return thread ? t.quoted({ subject: thread.subject }) : t.unseen
}

/** A sentence, with what somebody wrote behind it. */
const withWords = (sentence: Text, words: string | undefined): Text =>
  words ? t.withWords({ sentence, words }) : sentence

interface Told {
  who: string
  what: Said
  facts: Subject['facts']
  /** Whether somebody did it; else a clock. */
  isBySomebody: boolean
}

const answered = ({ who, what, facts: { how, response } }: Told): Text =>
  t.answered({ how: how ?? response ?? '', who, what })

const sentences: Record<KindName, (told: Told) => Text> = {
  ASSIGNED: ({ who, what, isBySomebody }) => (isBySomebody ? t.assigned({ who, what }) : t.assignedByClock({ what })),
  DELEGATED: ({ who, what, facts }) => withWords(t.delegated({ who, what }), facts.reason),
  DELEGATION_ANSWERED: (told) =>
    withWords(told.isBySomebody ? answered(told) : t.isBack({ what: told.what }), told.facts.reason),
  ESCALATED: ({ who, what, facts, isBySomebody }) =>
    withWords(isBySomebody ? t.escalated({ who, what }) : t.escalatedByClock({ what }), facts.reason),
  ESCALATION_ANSWERED: (told) => withWords(answered(told), told.facts.reason),
  DUE_SOON: ({ what }) => t.dueSoon({ what }),
  LATE: ({ what }) => t.late({ what }),
  RESUMES: ({ what }) => t.resumes({ what }),
  COMPLETED: ({ who, what }) => t.completed({ who, what }),
  SIGN_OFF: ({ who, what }) => t.signOff({ who, what }),
  BREACH_OPENED: ({ what, facts: { text } }) => (text ? t.breachSaying({ what, text }) : t.breach({ what })),
  BREACH_RETURNED: ({ what }) => t.noEffect({ what }),
  BREACH_RECOVERED: ({ what, facts: { text } }) => (text ? t.recoveredSaying({ what, text }) : t.recovered({ what })),
  MENTIONED: ({ who, what, facts }) => withWords(t.mentioned({ who, what }), facts.text),
  NOTE: ({ who, what, facts }) => withWords(t.note({ who, what }), facts.text),
  MESSAGE: ({ who, what, facts }) => withWords(t.message({ who, what }), facts.text),
  MAIL_FAILED: ({ facts: { subject = '', to, reason } }) =>
    reason
      ? t.mailFailedSince({ subject, to: to ?? t.noAddress, reason })
      : t.mailFailed({ subject, to: to ?? t.noAddress }),
  APPOINTMENT_INVITED: ({ who, what }) => t.invited({ who, what }),
  APPOINTMENT_CHANGED: ({ who, what }) => t.changed({ who, what }),
  APPOINTMENT_CANCELLED: ({ who, what }) => t.cancelled({ who, what }),
  APPOINTMENT_ANSWERED: answered,
  TOUR_STARTS: ({ what }) => t.tourStarts({ what }),
  REQUEST: ({ who, facts: { organization } }) => t.request({ who, organization: organization ?? t.yourOrganization }),
  REQUEST_DECIDED: ({ who, facts: { how, organization, reason } }) =>
    how === 'ACCEPTED'
      ? t.accepted({ who, organization: organization ?? t.theOrganization })
      : withWords(t.declined, reason),
  WEBHOOK_PAUSED: ({ facts: { name = '', organization = '', reason = '' } }) =>
    t.webhookPaused({ name, organization, reason: reason.replace(/\.$/, '') }),
  PASSWORD_RESET: ({ who, facts: { how } }) => (how === 'MADE' ? t.passwordSet({ who }) : t.passwordReset({ who })),
  ROLE_CHANGED: ({ who, facts: { how, level, organization } }) => {
    const place = organization ?? t.anOrganization
    if (how === 'ENDS') return t.roleEnds({ who, organization: place })
    return t.roleGiven({ who, level: accessLevelNames[level as AccessLevel] ?? t.aMember, organization: place })
  },
}

/** The sentence, without a stop at its end. */
export function sentenceOf(kind: KindName, subject: Subject): Text {
  const { actor, facts } = subject
  const sentence = sentences[kind]({
    who: actor ?? 'Opsgraph',
    what: nameOf(subject),
    facts,
    isBySomebody: actor !== null,
  })
  return facts.for ? t.standingIn({ sentence, name: facts.for }) : sentence
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
  if (thread) return `/comms/thread/${globalId('Thread', thread.id)}`
  if (record) return record.path
  if (appointment) return appointment.path
  return tourRun ? `/actonTourSettings/run/${globalId('TourRun', tourRun.id)}` : (pathOfKind[kind] ?? null)
}
