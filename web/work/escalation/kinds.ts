// What clocks are for, in words.
import * as t from './__generated__/messages.ts'
export type ClockKind = 'RESPOND' | 'DONE'

export const toRespond = (kind: string): boolean => kind === 'RESPOND'

export const priorityName = (name: string): string => name || t.noPriority

export type TargetRule = 'MINUTES' | 'DAYS' | 'SERVICE_TIME' | 'SLOT' | 'PERIOD_END'

/** The rules as a form offers them; those that a response can have come first. */
export const rules: readonly { rule: TargetRule | ''; label: string; unit?: string; doneOnly?: boolean }[] = [
  { rule: '', label: t.noTarget },
  { rule: 'MINUTES', label: t.minutesOfBusinessTime, unit: t.minutes },
  { rule: 'DAYS', label: t.businessDays, unit: t.days },
  { rule: 'SERVICE_TIME', label: t.timesTheServiceTime, unit: t.times, doneOnly: true },
  { rule: 'SLOT', label: t.theEndOfItsSlot, doneOnly: true },
  { rule: 'PERIOD_END', label: t.theEndOfThePeriodsLast, doneOnly: true },
]
