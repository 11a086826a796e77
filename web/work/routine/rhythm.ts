// The rhythm of a routine as a form has it, and as the graph takes it.
import {
  endOf,
  newRepetition,
  repetitionOf,
  ruleOf,
  type Repetition,
  type Rhythm,
} from '../../kernel/recurrence/repetition.ts'

export interface RhythmValue extends Repetition {
  time: string
  zone: string
  duration: string
  lead: string
}

export const newRhythm = (today: string, zone: string): RhythmValue => ({
  ...newRepetition(today),
  time: '06:00',
  zone,
  duration: '',
  lead: '',
})

interface Known {
  readonly rule: string
  readonly timeZone: string
  readonly durationMins: number
  readonly leadDays: number
  readonly sentence: string
}

/** The form of a routine that there is, begun at a wall time. */
export const rhythmOf = (known: Known, startsOn: string): RhythmValue => ({
  ...repetitionOf(known, startsOn.slice(0, 10)),
  time: startsOn.slice(11, 16),
  zone: known.timeZone,
  duration: String(known.durationMins),
  lead: String(known.leadDays),
})

const presetNames = ['DAILY', 'WEEKLY', 'MONTHLY', 'QTRLY'] as const
type Preset = (typeof presetNames)[number]

const isPreset = (rhythm: Rhythm): rhythm is Preset => presetNames.includes(rhythm as Preset)

/** The fields of a mutation, or of a preview. */
export function inputOf(value: RhythmValue) {
  const { rhythm, date, time, zone } = value
  // Without an end the graph makes the rule; it knows the fiscal year, and the last days of months.
  const recurrence =
    isPreset(rhythm) && (!endOf(value) || rhythm === 'QTRLY') ? { preset: rhythm } : { rule: ruleOf(value) }
  return { recurrence, startsOn: `${date}T${time}`, timeZone: zone }
}

const typedWhole = (text: string) =>
  text.trim() === '' ? undefined : Number.isInteger(Number(text)) ? Number(text) : -1

export const spansOf = ({ duration, lead }: RhythmValue) => ({
  durationMins: typedWhole(duration),
  leadDays: typedWhole(lead),
})
