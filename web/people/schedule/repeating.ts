// A recurring absence as a form has it: how often, and from when until when of its days.
import { newRepetition, repetitionOf, ruleOf, type Repetition } from '../../kernel/recurrence/repetition.ts'

export interface Repeating {
  repetition: Repetition
  /** From when on of the first day; empty for its start. */
  from: string
  /** Until when of the last day; empty for its end. */
  until: string
  /** How many days it touches each time. */
  days: string
}

interface Known {
  readonly rule: string
  readonly sentence: string
  readonly startsOn: string
  readonly durationMins: number
}

const wholeDay = 1440

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The form of a new one, or of one that there is. */
export function repeatingOf(known: Known | undefined, today: string): Repeating {
  if (!known) return { repetition: { ...newRepetition(today), rhythm: 'WEEKLY' }, from: '', until: '', days: '1' }
  const from = minutesOf(known.startsOn.slice(11, 16))
  const until = from + known.durationMins
  return {
    repetition: repetitionOf(known, known.startsOn.slice(0, 10)),
    from: from ? clock(from) : '',
    until: until % wholeDay ? clock(until % wholeDay) : '',
    days: String(Math.ceil(until / wholeDay)),
  }
}

/** What the graph takes; no duration where the times go backwards. */
export function repeatingInput({ repetition, from, until, days }: Repeating) {
  const last = Number(days) - 1
  const durationMins = last * wholeDay + (until ? minutesOf(until) : wholeDay) - minutesOf(from)
  return {
    rule: ruleOf(repetition),
    startsOn: `${repetition.date}T${from || '00:00'}`,
    durationMins: Number.isInteger(last) && last >= 0 && durationMins > 0 ? durationMins : undefined,
  }
}
