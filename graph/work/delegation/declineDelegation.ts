import { movingMutation, reasonField, reasonIn } from '../action/movingMutation.ts'
import { answerLink, chainOf, untaken } from './chain.ts'

movingMutation('declineDelegation', 'DECLINE', {
  description: 'Declines a record that was delegated to the viewer; it stays with who had it, on hold where it was.',
  input: (t) => ({ reason: reasonField(t, 'Why not.') }),
  async decide(input, { context, subject }) {
    const reason = reasonIn(input)
    const back = untaken(await chainOf(context, subject.id), subject.delegatorLevels, reason)
    return { ...back, reason, also: answerLink('DECLINED', context.now) }
  },
})
