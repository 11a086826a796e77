import { movingMutation } from '../action/movingMutation.ts'
import { answerLink, chainOf, untaken } from './chain.ts'

movingMutation('recallDelegation', 'RECALL', {
  description:
    'Recalls a delegated record that the delegate has not accepted yet; it goes back on hold if it was on hold before.',
  async decide(_input, { context, subject }) {
    const back = untaken(await chainOf(context, subject.id), subject.delegatorLevels, '')
    return { ...back, also: answerLink('RECALLED', context.now) }
  },
})
