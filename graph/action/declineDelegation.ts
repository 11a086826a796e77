import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'

movingMutation('declineDelegation', 'DECLINE', {
  description: 'Declines a record that was delegated to the viewer; it stays with who had it.',
  input: (t) => ({ reason: reasonField(t, 'Why not.') }),
  decide: (input) => {
    const reason = reasonIn(input)
    return { set: { delegateId: null, delegatorId: null, statusReason: reason }, reason }
  },
})
