import { ForbiddenError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decide, requestFor } from './rules.ts'
import * as m from './__generated__/messages.ts'

mutation('withdrawAssociation', {
  description: "Withdraws one of the viewer's association requests; calling it again has no effect.",
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The association request.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { id, userId } = await requestFor(context, input)
    if (userId !== viewer.id) throw new ForbiddenError(m.ownRequestsOnly)
    return write(async (transaction) => {
      await decide(transaction, { id, to: 'WITHDRAWN', deciderId: viewer.id, version: input.version, now: context.now })
      return { requestId: id }
    })
  },
  success: requestInAnswer,
})
