import type { builder } from '../../kernel/builder.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** An answer in an input: the item, and a value of its kind. */
export const answerFields = (t: InputBuilder) => ({
  checklistItemId: t.id({ required: true, description: 'The item of one of its checklists.' }),
  passed: t.boolean({ description: 'Whether it passes, for an item that passes or fails.' }),
  number: t.float({ description: 'The number, for an item that takes one.' }),
  text: t.string({ description: 'The words, for an item that takes some.' }),
  choice: t.string({ description: 'What is chosen, for an item with choices.' }),
  fileId: t.id({ description: 'The photo, uploaded for the record, for an item that takes one.' }),
  note: t.string({ description: 'What there is to say of it; left out, it stays as it is.' }),
})
