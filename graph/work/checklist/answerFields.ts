import type { builder } from '../../kernel/builder.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** An answer in an input: the item, and a value of its kind. */
export const answerFields = (t: InputBuilder) => ({
  checklistItemId: t.id({ required: true, description: "The item to answer, from one of the record's checklists." }),
  passed: t.boolean({ description: 'Whether the item passes, for a pass/fail item.' }),
  number: t.float({ description: 'The number, for a number item.' }),
  text: t.string({ description: 'The text, for a text item.' }),
  choice: t.string({ description: 'The chosen option, for a choice item.' }),
  fileId: t.id({ description: 'The photo, uploaded for the record, for a photo item.' }),
  note: t.string({ description: 'A note on the answer; unchanged if omitted.' }),
})
