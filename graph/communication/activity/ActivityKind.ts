import { builder } from '../../kernel/builder.ts'

export const ActivityKind = builder.enumType('ActivityKind', {
  description: 'What an entry of the activity of an action record is.',
  values: {
    CHANGE: { description: 'A change of the record, from its history.' },
    NOTE: { description: 'A note on the record.' },
    MESSAGE: { description: 'A message in the thread of the record.' },
    MAIL: { description: 'A message that was sent by email.' },
    FILE: { description: 'A file attached to the record.' },
  },
})

export type ActivityKindName = (typeof ActivityKind)['$inferType']
