// The usual rhythms, by the name that the action classes have.
import { partsOf } from '../../kernel/recurrence/rule.ts'

const presets = ['DAILY', 'WEEKLY', 'MONTHLY', 'QTRLY'] as const
export type Preset = (typeof presets)[number]

/** How many days before it is due an occurrence becomes a record, where nothing else is said. */
const usualLead: Record<Preset, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 14, QTRLY: 30 }

/** The preset that an action class stands for. */
export const presetOfClass = (actionClassId: number): Preset => presets[actionClassId - 1] ?? 'DAILY'

/** The preset as a rule; a fiscal year begins in a month from 1 to 12. */
export function ruleOf(preset: Preset, startsOn: Date, fiscalMonth: number): string {
  if (preset === 'DAILY') return 'FREQ=DAILY'
  if (preset === 'WEEKLY') return 'FREQ=WEEKLY'
  if (preset === 'QTRLY') return `FREQ=MONTHLY;BYMONTH=${quarterEnds(fiscalMonth).join()};BYMONTHDAY=-1`
  const date = startsOn.getUTCDate()
  if (date <= 28) return 'FREQ=MONTHLY'
  return `FREQ=MONTHLY;BYMONTHDAY=${Array.from({ length: date - 27 }, (_, i) => 28 + i).join()};BYSETPOS=-1`
}

/** The last months of the quarters of a fiscal year. */
const quarterEnds = (fiscalMonth: number): number[] =>
  [1, 4, 7, 10].map((months) => ((fiscalMonth + months) % 12) + 1).sort((one, other) => one - other)

/** The lead of a rule, by how often it falls due. */
export function leadOf(rule: string): number {
  const { FREQ: every, INTERVAL: interval, BYMONTH: inMonths, BYDAY: days } = partsOf(rule)
  // On most days of the week it is a daily one.
  if (every === 'HOURLY' || every === 'DAILY' || (every === 'WEEKLY' && days.length > 3)) return usualLead.DAILY
  if (every === 'WEEKLY') return usualLead.WEEKLY
  const isRare = every === 'YEARLY' || interval >= 3 || (inMonths.length > 0 && inMonths.length <= 4)
  return isRare ? usualLead.QTRLY : usualLead.MONTHLY
}
