// What a card says beside its facts: where the record is, in a note; when it matters; how far it has come.
import { dueOf, type Due, type Times } from './due.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { dateText } from '../../kernel/ui/times.ts'
import { minutesUnderWay, overrunOf } from './overrun.ts'
import * as t from './__generated__/messages.ts'

interface CardFacts {
  readonly schedule: Times
  readonly state: string
  readonly statusReason: string
  readonly resumeAt: string | null | undefined
  readonly actual: { readonly start: string | null | undefined }
  readonly serviceTimeMins: number
  readonly escalation: { readonly level: string } | null | undefined
  readonly organization: { readonly timeZone: string }
  readonly delegator?: { readonly name: string } | null
  readonly delegate: { readonly id?: string; readonly name: string } | null | undefined
}

export interface CardDetails {
  note: string
  due: Due
  /** In percent; undefined where the record is not worked on, or has run over by so much that a bar says nothing. */
  progress?: number
  /** How long it is under way beside how long it was planned, once that is over. */
  overrun?: string
}

/** Work that takes this many times as long as planned, or more than a day, shows no bar: it would stay full. */
const mostTimes = 10
const mostMinutes = 1_440

export function cardDetails(action: CardFacts, now: number, viewerId?: string): CardDetails {
  const { state, statusReason, resumeAt, serviceTimeMins, organization } = action
  const zone = organization.timeZone
  const due = dueOf(action.schedule, zone, now)
  const minutes = minutesUnderWay(action, now)
  if (minutes !== undefined) {
    const overrun = overrunOf(action, now)
    if (overrun)
      return {
        note: statusReason,
        due,
        overrun,
        ...(minutes <= Math.min(mostTimes * serviceTimeMins, mostMinutes) && { progress: 100 }),
      }
    const told = due.tone === 'late' ? due : { text: t.ofMin({ minutes, serviceTimeMins }), tone: due.tone }
    return { note: statusReason, due: told, progress: (100 * minutes) / serviceTimeMins }
  }
  if (state === 'WAITING_INTERNAL' || state === 'WAITING_EXTERNAL') {
    const text = resumeAt
      ? t.resumes2({ dateText: dateText(resumeAt, now) })
      : due.tone === 'late'
        ? due.text
        : t.noDate
    return { note: statusReason, due: { text, tone: due.tone === 'late' && !resumeAt ? 'late' : 'plain' } }
  }
  if (state === 'ESCALATED') {
    return {
      note: statusReason,
      due: {
        text: t.escalatedTo2({ value: accessLevelNames[action.escalation?.level ?? ''] ?? t.above }),
        tone: 'late',
      },
    }
  }
  if (state === 'DELEGATED') {
    const isMine = action.delegate?.id === viewerId && viewerId !== undefined
    const text = isMine
      ? t.askedBy({ name: action.delegator?.name ?? t.unknownPerson })
      : t.askedPending({ name: action.delegate?.name ?? t.unknownPerson })
    return { note: statusReason, due: { text, tone: 'plain' } }
  }
  return { note: state === 'QUEUED' ? statusReason : '', due }
}
