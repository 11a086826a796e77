import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'

movingMutation('withdrawAction', 'WITHDRAW', {
  description: 'Withdraws a record from the board; it can be restored within 30 days.',
  input: (t) => ({ reason: reasonField(t, 'Why the record is withdrawn.') }),
  decide: (input) => {
    const reason = reasonIn(input)
    return { set: { delegateId: null, statusReason: reason, resumeAt: null }, reason }
  },
})
