import { movingMutation, reasonField, reasonIn } from '../action/movingMutation.ts'
import { answerLink, chainOf, untaken } from './chain.ts'

movingMutation('declineDelegation', 'DECLINE', {
  description:
    'Declines a record delegated to the viewer; it stays with its previous assignee, on hold if it was on hold before.',
  input: (t) => ({ reason: reasonField(t, 'The reason for declining or skipping.') }),
  async decide(input, { context, subject }) {
    const reason = reasonIn(input)
    const back = untaken(await chainOf(context, subject.id), subject.delegatorLevels, reason)
    return { ...back, reason, also: answerLink('DECLINED', context.now) }
  },
})
