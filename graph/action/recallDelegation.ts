import { movingMutation } from './movingMutation.ts'

movingMutation('recallDelegation', 'RECALL', {
  description: 'Takes back a record before its delegate has accepted it.',
  decide: () => ({ set: { delegateId: null, delegatorId: null, statusReason: '' } }),
})
