import { movingMutation, reasonIn } from './movingMutation.ts'

movingMutation('requeueAction', 'REQUEUE', {
  description: 'Moves a record back to Next Up; a reason is required if it is being worked on.',
  input: (t) => ({ reason: t.string({ description: 'The reason; required when the record is in IM Working.' }) }),
  decide: (input, { subject }) => {
    const isWorking = subject.status === 1 || subject.status === 2
    const reason = isWorking || input.reason ? reasonIn(input) : ''
    return { set: { statusReason: reason, resumeAt: null }, reason }
  },
})
