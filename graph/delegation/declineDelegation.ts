import { movingMutation, reasonField, reasonIn } from '../action/movingMutation.ts'
import { answerLink, before, chainOf } from './chain.ts'

movingMutation('declineDelegation', 'DECLINE', {
  description: 'Declines a record that was delegated to the viewer; it stays with who had it.',
  input: (t) => ({ reason: reasonField(t, 'Why not.') }),
  async decide(input, { context, subject }) {
    const reason = reasonIn(input)
    const earlier = before(await chainOf(context, subject.id), subject.delegatorLevels)
    return { set: { ...earlier, delegateId: null, statusReason: reason }, reason, also: answerLink('DECLINED', context.now) }
  },
})
