import { noun } from '../../kernel/noun.ts'

noun('Series', 'routine', 'routines', {
  audited: true,
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
