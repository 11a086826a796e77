import { builder } from '../../kernel/builder.ts'

export const RoutinePreset = builder.enumType('RoutinePreset', {
  description: 'A predefined recurrence of a routine.',
  values: {
    DAILY: { description: 'Every day.' },
    WEEKLY: { description: 'Every week on the weekday of the start date.' },
    MONTHLY: { description: 'Every month on the day of the start date, or on the last day of shorter months.' },
    QTRLY: { description: "On the last day of each quarter of the organization's fiscal year." },
  },
})
