import { builder } from '../../kernel/builder.ts'

export const OccurrenceState = builder.enumType('OccurrenceState', {
  description: 'The state of an occurrence.',
  values: {
    PLANNED: { description: 'It is upcoming and has no record yet.' },
    OPEN: { description: 'Its record is open.' },
    DONE: { description: 'Its record was completed on time.' },
    DONE_LATE: { description: 'Its record was completed after it was due.' },
    SKIPPED: { description: 'It was skipped, with a reason.' },
    MISSED: { description: 'It passed without a record because the service was not running.' },
  },
})
