import { builder } from '../../kernel/builder.ts'

export const OccurrenceState = builder.enumType('OccurrenceState', {
  description: 'What has become of an occurrence.',
  values: {
    PLANNED: { description: 'It is to come and has no record yet.' },
    OPEN: { description: 'Its record is open.' },
    DONE: { description: 'It was completed by its end.' },
    DONE_LATE: { description: 'It was completed after its end.' },
    SKIPPED: { description: 'It was left out, with a reason.' },
    MISSED: { description: 'It passed without a record, while nothing ran.' },
  },
})
