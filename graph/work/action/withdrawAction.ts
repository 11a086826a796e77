import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'

movingMutation('withdrawAction', 'WITHDRAW', {
  description: 'Takes a record off the board; it can be restored for 30 days.',
  input: (t) => ({ reason: reasonField(t, 'Why it is withdrawn.') }),
  decide: (input) => {
    const reason = reasonIn(input)
    return { set: { delegateId: null, statusReason: reason, resumeAt: null }, reason }
  },
})
