import { builder } from '../../kernel/builder.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

const ChecklistAnswerInput = builder.inputType('ChecklistAnswerInput', {
  description: 'The answer to a checklist item: a value of its kind.',
  isOneOf: true,
  fields: (t) => ({
    passed: t.boolean({ description: 'Whether the item passes, for a pass/fail item.' }),
    number: t.float({ description: 'The number, for a number item.' }),
    text: t.string({ description: 'The text, for a text item.' }),
    choice: t.string({ description: 'The chosen option, for a choice item.' }),
    fileId: t.id({ description: 'The photo, uploaded for the record, for a photo item.' }),
  }),
})

/** One of these; the item has a kind that takes it. */
export type GivenValue = (typeof ChecklistAnswerInput)['$inferInput']

/** What is said of an item in an input: its answer, a note on it, and the vehicle that it is about. */
export const answerFields = (t: InputBuilder) => ({
  checklistItemId: t.id({ required: true, description: "The item to answer, from one of the record's checklists." }),
  answer: t.field({
    type: ChecklistAnswerInput,
    description: 'The answer, of the kind of the item; null clears it; unchanged if omitted.',
  }),
  note: t.string({ description: 'A note on the answer; unchanged if omitted.' }),
  vehicleId: t.id({
    description:
      'The vehicle the answer is about, in use and under the same root organization; null removes it; unchanged if omitted.',
  }),
})
