import { movingMutation, reasonField, reasonIn } from '../action/movingMutation.ts'
import { endLinks } from './endLinks.ts'
import { before, chainOf } from './chain.ts'

movingMutation('handBackDelegation', 'HAND_BACK', {
  description: 'Returns a record accepted by delegation to the user who delegated it.',
  input: (t) => ({ reason: reasonField(t, 'The reason for handing the record back.') }),
  async decide(input, { context, viewer, subject }) {
    const reason = reasonIn(input)
    const chain = await chainOf(context, subject.id)
    const { name } = await context.db.prisma.user.findUniqueOrThrow({
      where: { id: subject.delegatorId! },
      select: { name: true },
    })
    return {
      set: {
        ...before(chain, subject.delegatorLevels),
        assigneeId: subject.delegatorId,
        statusReason: reason,
        resumeAt: null,
      },
      reason,
      changes: { assignee: [viewer.name, name] },
      also: endLinks('HANDED_BACK', context.now, chain.length),
    }
  },
})
