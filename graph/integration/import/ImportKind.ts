import { builder } from '../../kernel/builder.ts'
import { kinds } from './kinds.ts'

export const ImportKind = builder.enumType('ImportKind', {
  description: 'What a file brings in.',
  values: Object.fromEntries(kinds.map(({ kind, description }) => [kind, { description }])) as Record<
    (typeof kinds)[number]['kind'],
    { description: string }
  >,
})

export const ImportState = builder.enumType('ImportState', {
  description: 'How far an import is.',
  values: {
    MAPPING: { description: 'Its columns are to be matched with fields.' },
    COMPARING: { description: 'Its rows are being compared with what is there; nothing is changed.' },
    COMPARED: { description: 'Its rows are compared; it waits for a yes.' },
    WRITING: { description: 'Its rows are being written.' },
    DONE: { description: 'All of its rows are written, but for those that were left out.' },
    CANCELLED: { description: 'Somebody stopped it; what was written stays.' },
    STOPPED: {
      description: 'A row could not be written as it was compared; what was written before its portion stays.',
    },
  } as const,
})

export const ImportEffect = builder.enumType('ImportEffect', {
  description: 'What a row of an import does.',
  values: {
    CREATED: { description: 'Make something new.' },
    CHANGED: { description: 'Change what is there.' },
    SAME: { description: 'Nothing: it is there as it is.' },
    REFUSED: { description: 'Nothing can be made of it.' },
  } as const,
})
