import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'

movingMutation('reopenAction', 'REOPEN', {
  description: 'Goes on with a record that was complete; its completion and its sign-off stay in the history.',
  input: (t) => ({ reason: reasonField(t, 'Why it is not done yet.') }),
  decide: (input) => {
    const reason = reasonIn(input)
    return {
      set: { actualEnd: null, completedById: null, signedOffById: null, signedOffAt: null, statusReason: reason },
      reason,
    }
  },
})
