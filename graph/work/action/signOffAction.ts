import { ForbiddenError } from '../../kernel/errors.ts'
import { movingMutation } from './movingMutation.ts'
import * as t from './__generated__/messages.ts'

movingMutation('signOffAction', 'SIGN_OFF', {
  description: 'Signs off a completed record that requires sign-off; it stays complete.',
  decide(_input, { context, actor, subject }) {
    // A deputy is asked as the one who is away, but did it with their own hands.
    if (subject.completedById === actor.id) throw new ForbiddenError(t.ownCompletion)
    return { set: { signedOffById: actor.id, signedOffAt: context.now } }
  },
})
