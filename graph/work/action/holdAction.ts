import { hold, holdFields } from './holdKind.ts'
import { movingMutation } from './movingMutation.ts'

movingMutation('holdAction', 'HOLD', {
  description: 'Puts a record on hold, with a reason.',
  input: holdFields,
  decide: hold,
})
