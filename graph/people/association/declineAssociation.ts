import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decidableFor, decide } from './rules.ts'

mutation('declineAssociation', {
  description: 'Refuses a request, with a reason that the person reads; doing it again changes nothing.',
  policy: 'associations.accept',
  input: (t) => ({
    id: t.id({ required: true, description: 'The request.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    reason: t.string({ required: true, description: 'Why.' }),
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
