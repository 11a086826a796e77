import { ForbiddenError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decide, requestFor } from './rules.ts'

mutation('withdrawAssociation', {
  description: 'Takes a request of one’s own back; doing it again changes nothing.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The request.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { id, userId } = await requestFor(context, input)
    if (userId !== viewer.id) throw new ForbiddenError('Everybody withdraws their own requests only.')
    return write(async (transaction) => {
      await decide(transaction, { id, to: 'WITHDRAWN', deciderId: viewer.id, version: input.version, now: context.now })
      return { requestId: id }
    })
  },
  success: requestInAnswer,
})
