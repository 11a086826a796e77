import { builder } from '../../kernel/builder.ts'
import { kinds } from './kinds.ts'

export const ImportKind = builder.enumType('ImportKind', {
  description: 'The kind of data that a file imports.',
  values: Object.fromEntries(
    kinds.map(({ kind, description }) => [kind, { description: String(description) }]),
  ) as Record<(typeof kinds)[number]['kind'], { description: string }>,
})

export const ImportState = builder.enumType('ImportState', {
  description: 'The status of an import.',
  values: {
    MAPPING: { description: 'The columns are to be mapped to fields.' },
    COMPARING: { description: 'The rows are being compared with existing data; nothing is changed.' },
    COMPARED: { description: 'The rows are compared and the import awaits confirmation.' },
    WRITING: { description: 'The rows are being written.' },
    DONE: { description: 'All rows are written, except for excluded ones.' },
    CANCELLED: { description: 'Cancelled by a user; rows already written stay.' },
    STOPPED: {
      description: 'A row could not be written as compared; rows of earlier batches stay written.',
    },
  } as const,
})

export const ImportEffect = builder.enumType('ImportEffect', {
  description: 'The effect of an import row.',
  values: {
    CREATED: { description: 'Creates something.' },
    CHANGED: { description: 'Changes existing data.' },
    SAME: { description: 'Changes nothing, because the data matches already.' },
    REFUSED: { description: 'Cannot be imported.' },
  } as const,
})
