import * as t from './__generated__/messages.ts'

/** The labels of the list of priorities, each in the language of this build. */
const names: Partial<Record<string, string>> = {
  Urgent: t.priorityUrgent,
  High: t.priorityHigh,
  Warning: t.priorityWarning,
  Normal: t.priorityNormal,
  Low: t.priorityLow,
  'STD Priority': t.priorityStandard,
  Scheduled: t.priorityScheduled,
  'SEC Priority': t.prioritySecondary,
  'End of Period': t.priorityEndOfPeriod,
}

/** The label of a priority in the language of this build; another name stays as it is. */
export const priorityName = (label: string): string => names[label] ?? label
