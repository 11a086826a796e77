import { actionInAnswer } from '../action/movingMutation.ts'
import { mutation } from '../../kernel/mutation.ts'
import { answerFields } from './answerFields.ts'
import { recordToAnswer } from './answering.ts'
import { saveAnswer } from './saveAnswer.ts'

mutation('answerChecklistItem', {
  description: 'Answers an item of a checklist on a record, or takes the answer back where no value is given.',
  policy: 'records.see',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The record.' }),
    version: t.int({ description: 'The version of the answer that was seen, 0 for none; another one is a conflict.' }),
    ...answerFields(t),
  }),
  resolve: async (input, call) => saveAnswer(call, await recordToAnswer(call.context, input.actionId), input),
  success: actionInAnswer,
})
