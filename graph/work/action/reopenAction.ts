import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'

movingMutation('reopenAction', 'REOPEN', {
  description: 'Reopens a completed record; its completion and sign-off stay in the history.',
  input: (t) => ({ reason: reasonField(t, 'Why the record is not complete.') }),
  decide: (input) => {
    const reason = reasonIn(input)
    return {
      set: { actualEnd: null, completedById: null, signedOffById: null, signedOffAt: null, statusReason: reason },
      reason,
    }
  },
})
