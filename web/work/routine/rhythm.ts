import * as t from './__generated__/messages.ts'
// The rhythm of a routine as a form has it, and as the graph takes it.
export const rhythms = [
  ['DAILY', t.everyDay],
  ['WORKDAYS', t.everyWeekdayMondayToFriday],
  ['WEEKLY', t.everyWeekOnTheDayIt],
  ['WEEKDAYS', t.onChosenDaysOfTheWeek],
  ['MONTHLY', t.everyMonthOnTheDateIt],
  ['FIRST_MONDAY', t.everyMonthOnTheFirstMonday],
  ['NTH', t.everyMonthOnAnotherWeekday],
  ['QTRLY', t.atTheEndOfEachFiscal],
  ['EVERY', t.everySoManyDaysOrMonths],
  ['RULE', t.byARuleOfItsOwn],
] as const

export type Rhythm = (typeof rhythms)[number][0] | 'KEPT'

/** Which one of a month's weekdays. */
export const nths = [
  ['1', 'First'],
  ['2', 'Second'],
  ['3', 'Third'],
  ['4', 'Fourth'],
  ['-1', 'Last'],
] as const

export const days = [
  ['MO', 'Mon'],
  ['TU', 'Tue'],
  ['WE', 'Wed'],
  ['TH', 'Thu'],
  ['FR', 'Fri'],
  ['SA', 'Sat'],
  ['SU', 'Sun'],
] as const

export interface RhythmValue {
  rhythm: Rhythm
  /** Of chosen days of the week: which, and every how many weeks. */
  days: readonly string[]
  weeks: string
  /** Of a month: which weekday of it, as 1MO or -1FR. */
  nth: string
  nthDay: string
  /** Every so many days or months, on the date it starts. */
  step: string
  unit: 'DAILY' | 'MONTHLY'
  rule: string
  /** The rule as it was, and in words, where no form here says it; it stays while nothing else is chosen. */
  kept?: { rule: string; sentence: string }
  date: string
  time: string
  zone: string
  duration: string
  lead: string
  ends: 'never' | 'on' | 'after'
  until: string
  count: string
}

export const newRhythm = (today: string, zone: string): RhythmValue => ({
  rhythm: 'DAILY',
  days: ['MO', 'TU', 'WE', 'TH', 'FR'],
  weeks: '1',
  nth: '1',
  nthDay: 'TU',
  step: '2',
  unit: 'DAILY',
  rule: '',
  date: today,
  time: '06:00',
  zone,
  duration: '',
  lead: '',
  ends: 'never',
  until: '',
  count: '',
})

interface Known {
  readonly rule: string
  readonly timeZone: string
  readonly durationMins: number
  readonly leadDays: number
  readonly sentence: string
}

/** The form of a routine that there is, begun at a wall time. */
export function rhythmOf({ rule, timeZone, durationMins, leadDays, sentence }: Known, startsOn: string): RhythmValue {
  const plain = rule.replace(/;(COUNT|UNTIL)=[^;]*/g, '')
  const [, weeks = '1', chosen] = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=([A-Z,]+)$/.exec(plain) ?? []
  const [, nth, nthDay] = /^FREQ=MONTHLY;BYDAY=(-?\d)([A-Z]{2})$/.exec(plain) ?? []
  const [, unit, step, date] = /^FREQ=(DAILY|MONTHLY);INTERVAL=(\d+)(?:;BYMONTHDAY=(\d+))?$/.exec(plain) ?? []
  const isStep =
    step !== undefined && (unit === 'DAILY' ? date === undefined : Number(date) === Number(startsOn.slice(8, 10)))
  const rhythm =
    plain === 'FREQ=DAILY'
      ? 'DAILY'
      : plain === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
        ? 'WORKDAYS'
        : chosen
          ? 'WEEKDAYS'
          : plain === 'FREQ=MONTHLY;BYDAY=1MO'
            ? 'FIRST_MONDAY'
            : nth && nths.some(([value]) => value === nth)
              ? 'NTH'
              : isStep
                ? 'EVERY'
                : 'KEPT'
  const count = /COUNT=(\d+)/.exec(rule)?.[1] ?? ''
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? []
  return {
    rhythm,
    nth: nth ?? '1',
    nthDay: nthDay ?? 'TU',
    step: step ?? '2',
    unit: unit === 'MONTHLY' ? 'MONTHLY' : 'DAILY',
    ...(rhythm === 'KEPT' && { kept: { rule: plain, sentence } }),
    days: chosen?.split(',') ?? ['MO'],
    weeks,
    rule: '',
    date: startsOn.slice(0, 10),
    time: startsOn.slice(11, 16),
    zone: timeZone,
    duration: String(durationMins),
    lead: String(leadDays),
    ends: count ? 'after' : year ? 'on' : 'never',
    until: year ? `${year}-${month}-${day}` : '',
    count,
  }
}

const presetNames = ['DAILY', 'WEEKLY', 'MONTHLY', 'QTRLY'] as const
type Preset = (typeof presetNames)[number]

const isPreset = (rhythm: Rhythm): rhythm is Preset => presetNames.includes(rhythm as Preset)

const weekday = (date: string) => days[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]?.[0] ?? 'MO'

/** What a usual rhythm that ends is as a rule; that of quarters is the organization's to know. */
const plainRule = ({ rhythm, date, days: chosen, weeks, nth, nthDay, step, unit, kept, rule }: RhythmValue): string => {
  if (rhythm === 'DAILY') return 'FREQ=DAILY'
  if (rhythm === 'WEEKLY') return `FREQ=WEEKLY;BYDAY=${weekday(date)}`
  if (rhythm === 'MONTHLY') return 'FREQ=MONTHLY'
  if (rhythm === 'WORKDAYS') return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
  if (rhythm === 'FIRST_MONDAY') return 'FREQ=MONTHLY;BYDAY=1MO'
  if (rhythm === 'NTH') return `FREQ=MONTHLY;BYDAY=${nth}${nthDay}`
  if (rhythm === 'EVERY') return `FREQ=${unit};INTERVAL=${step.trim() || '0'}`
  if (rhythm === 'KEPT') return kept?.rule ?? ''
  if (rhythm === 'WEEKDAYS') return `FREQ=WEEKLY${weeks === '1' ? '' : `;INTERVAL=${weeks}`};BYDAY=${chosen.join()}`
  return rule
}

/** The fields of a mutation, or of a preview. */
export function inputOf(value: RhythmValue) {
  const { rhythm, date, time, zone, ends, until, count } = value
  const end = ends === 'on' ? `;UNTIL=${until.replaceAll('-', '')}` : ends === 'after' ? `;COUNT=${count}` : ''
  // Without an end the graph makes the rule; it knows the fiscal year, and the last days of months.
  const recurrence =
    isPreset(rhythm) && (!end || rhythm === 'QTRLY') ? { preset: rhythm } : { rule: `${plainRule(value)}${end}` }
  return { recurrence, startsOn: `${date}T${time}`, timeZone: zone }
}

const typedWhole = (text: string) =>
  text.trim() === '' ? undefined : Number.isInteger(Number(text)) ? Number(text) : -1

export const spansOf = ({ duration, lead }: RhythmValue) => ({
  durationMins: typedWhole(duration),
  leadDays: typedWhole(lead),
})
