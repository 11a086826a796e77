import { movingMutation } from '../action/movingMutation.ts'
import { answerLink, before, chainOf } from './chain.ts'

movingMutation('recallDelegation', 'RECALL', {
  description: 'Takes back a record before its delegate has accepted it.',
  async decide(_input, { context, subject }) {
    const earlier = before(await chainOf(context, subject.id), subject.delegatorLevels)
    return { set: { ...earlier, delegateId: null, statusReason: '' }, also: answerLink('RECALLED', context.now) }
  },
})
