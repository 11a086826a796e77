import { movingMutation } from '../action/movingMutation.ts'
import { answerLink, chainOf, untaken } from './chain.ts'

movingMutation('recallDelegation', 'RECALL', {
  description: 'Takes back a record before its delegate has accepted it; it is on hold again where it was.',
  async decide(_input, { context, subject }) {
    const back = untaken(await chainOf(context, subject.id), subject.delegatorLevels, '')
    return { ...back, also: answerLink('RECALLED', context.now) }
  },
})
