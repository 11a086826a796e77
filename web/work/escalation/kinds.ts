// What clocks are for, in words.
export type ClockKind = 'RESPOND' | 'DONE'

export const toRespond = (kind: string): boolean => kind === 'RESPOND'

export const priorityName = (name: string): string => name || 'No priority'

export type TargetRule = 'MINUTES' | 'DAYS' | 'SERVICE_TIME' | 'SLOT' | 'PERIOD_END'

/** The rules as a form offers them; those that a response can have come first. */
export const rules: readonly { rule: TargetRule | ''; label: string; unit?: string; doneOnly?: boolean }[] = [
  { rule: '', label: 'No target' },
  { rule: 'MINUTES', label: 'Minutes of business time', unit: 'Minutes' },
  { rule: 'DAYS', label: 'Business days', unit: 'Days' },
  { rule: 'SERVICE_TIME', label: 'Times the service time', unit: 'Times', doneOnly: true },
  { rule: 'SLOT', label: 'The end of its slot', doneOnly: true },
  { rule: 'PERIOD_END', label: "The end of the period's last business day", doneOnly: true },
]
