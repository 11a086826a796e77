// What a card says beside its facts: where the record is, in a note; when it matters; how far it has come.
import { dueOf, type Due, type Times } from './due.ts'
import { accessLevelNames } from './accessLevels.ts'
import { dateText } from '../ui/times.ts'

interface CardFacts extends Times {
  readonly state: string
  readonly statusReason: string
  readonly resumeAt: string | null | undefined
  readonly actualStart: string | null | undefined
  readonly serviceTimeMins: number
  readonly escalatedLevel: string | null | undefined
  readonly organization: { readonly timeZone: string }
  readonly delegate: { readonly name: string } | null | undefined
}

export interface CardDetails {
  note: string
  due: Due
  /** In percent; undefined where the record is not worked on. */
  progress?: number
}

export function cardDetails(action: CardFacts, now: number): CardDetails {
  const { state, statusReason, resumeAt, actualStart, serviceTimeMins, organization } = action
  const zone = organization.timeZone
  const due = dueOf(action, zone, now)
  const isWorkedOn = state === 'STARTED' || state === 'RESUMED'
  if (isWorkedOn && actualStart && serviceTimeMins > 0) {
    const minutes = Math.max(0, Math.floor((now - Date.parse(actualStart)) / 60_000))
    const progress = Math.min(100, (100 * minutes) / serviceTimeMins)
    const tellsTime = due.tone !== 'late' && minutes <= serviceTimeMins
    return { note: statusReason, due: tellsTime ? { text: `${minutes} of ${serviceTimeMins} min`, tone: due.tone } : due, progress }
  }
  if (state === 'WAITING_INTERNAL' || state === 'WAITING_EXTERNAL') {
    const text = resumeAt ? `Resumes ${dateText(resumeAt, now)}` : due.tone === 'late' ? due.text : 'No date'
    return { note: statusReason, due: { text, tone: due.tone === 'late' && !resumeAt ? 'late' : 'plain' } }
  }
  if (state === 'ESCALATED') {
    return { note: statusReason, due: { text: `Escalated to ${accessLevelNames[action.escalatedLevel ?? ''] ?? 'above'}`, tone: 'late' } }
  }
  if (state === 'DELEGATED') {
    return { note: statusReason, due: { text: `Asked ${action.delegate?.name ?? 'somebody'}, pending`, tone: 'plain' } }
  }
  return { note: state === 'QUEUED' ? statusReason : '', due }
}
