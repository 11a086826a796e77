import { hold, holdFields } from './holdKind.ts'
import { movingMutation } from './movingMutation.ts'

movingMutation('changeActionHold', 'CHANGE_HOLD', {
  description: 'Changes what a held record is waiting for.',
  input: holdFields,
  decide: hold,
})
