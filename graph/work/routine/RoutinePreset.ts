import { builder } from '../../kernel/builder.ts'

export const RoutinePreset = builder.enumType('RoutinePreset', {
  description: 'A usual rhythm of a routine.',
  values: {
    DAILY: { description: 'Every day.' },
    WEEKLY: { description: 'Every week, on the day of its start.' },
    MONTHLY: { description: 'Every month, on the date of its start or the last day of a shorter month.' },
    QTRLY: { description: "On the last day of each quarter of the organization's fiscal year." },
  },
})
