import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Series', t.one, t.many, t.the, {
  audited: {
    labels: { task_record_id: t.taskRecord, lead_days: t.daysAhead, turns: t.takesTurns, previous_id: t.seriesBefore },
  },
  searched: false,
  exported: {
    description: 'Routines.',
    columns: {
      Number: 'internalID',
      Title: 'title',
      Rule: 'sentence',
      'Recurrence rule': 'rule',
      'Starts on': 'startsOn',
      'Time zone': 'timeZone',
      'Duration (min)': 'durationMins',
      Organization: 'organization.name',
      Status: 'status',
    },
  },
})
