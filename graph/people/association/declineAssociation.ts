import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decidableFor, decide } from './rules.ts'

mutation('declineAssociation', {
  description: 'Declines an association request, with a reason shown to the requester; calling it again has no effect.',
  policy: 'associations.accept',
  input: (t) => ({
    id: t.id({ required: true, description: 'The association request.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    reason: t.string({ required: true, description: 'The reason for declining.' }),
  }),
  async resolve(input, { context, write }) {
    const { id } = await decidableFor(context, input)
    const given = check(z.object({ reason }), input)
    const decision = {
      id,
      to: 'DECLINED',
      deciderId: context.requireViewer().id,
      version: input.version,
      now: context.now,
      ...given,
    } as const
    return write(async (transaction) => {
      await decide(transaction, decision)
      return { requestId: id }
    })
  },
  success: requestInAnswer,
})
