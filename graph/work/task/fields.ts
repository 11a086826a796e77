import type { TaskItem, TaskRecord } from '../../../prisma/__generated__/client/client.ts'
import { fieldTable } from '../../kernel/fields.ts'

const ofBoth = {
  serviceTimeMins: {
    kind: 'MINUTES',
    label: 'Service time in minutes',
    about: 'The service time: the expected duration in minutes.',
    most: 100_000,
  },
  requiresSignOff: {
    kind: 'YES_NO',
    label: 'Requires sign-off by another person',
    about: 'Whether another user must sign off the completed work.',
  },
  poNumber: {
    kind: 'LINE',
    label: 'PO number',
    about: 'The purchase order number the work is charged to; empty if none.',
    most: 40,
    listed: {
      column: 'po_number',
      rest: 'PO_Number',
      aliases: ['PO_Number', 'PO', 'Purchase order'],
      example: 'PO-20418',
    },
  },
} as const

/** What an item says, and its records inherit but for how it is done. */
export const itemFields = fieldTable<TaskItem>('TaskItem')({
  description: {
    kind: 'TEXT',
    label: 'How it is done',
    about: 'A short description of how the work is done.',
    most: 5000,
  },
  ...ofBoth,
})

/** What a task record says, as its item does where it does not, and its action records inherit. */
export const taskRecordFields = fieldTable<TaskRecord>('TaskRecord')({
  title: { kind: 'LINE', label: 'Title', about: 'The title given to its action records.', least: 1, most: 200 },
  description: { kind: 'TEXT', label: 'Description', about: 'A free-text description.', most: 5000 },
  ...ofBoth,
})
