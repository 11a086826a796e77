import { actionInAnswer } from '../action/movingMutation.ts'
import { mutation } from '../../kernel/mutation.ts'
import { answerFields } from './answerFields.ts'
import { recordToAnswer } from './answering.ts'
import { saveAnswer } from './saveAnswer.ts'

mutation('answerChecklistItem', {
  description: 'Answers a checklist item on a record, changes its note, or clears the answer.',
  policy: 'records.see',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record.' }),
    version: t.int({
      description:
        'The expected version of the answer, 0 if unanswered; any other current version returns a `ConflictError`.',
    }),
    ...answerFields(t),
  }),
  clears: { answer: null, vehicleId: null },
  resolve: async (input, call) => saveAnswer(call, await recordToAnswer(call.context, input.actionId), input),
  success: actionInAnswer,
})
