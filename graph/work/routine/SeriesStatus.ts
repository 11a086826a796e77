import { builder } from '../../kernel/builder.ts'

export const SeriesStatus = builder.enumType('SeriesStatus', {
  description: 'The status of a routine.',
  values: {
    ACTIVE: { description: 'Occurrences fall due according to the rule.' },
    PAUSED: { description: 'No occurrences are created until the routine is resumed.' },
    ENDED: { description: 'The routine has ended; its past occurrences are kept.' },
  },
})
