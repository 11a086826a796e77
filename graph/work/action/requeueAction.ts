import { movingMutation, reasonIn } from './movingMutation.ts'

movingMutation('requeueAction', 'REQUEUE', {
  description: 'Puts a record back to Next Up; from work this takes a reason.',
  input: (t) => ({ reason: t.string({ description: 'Why; needed from work.' }) }),
  decide: (input, { subject }) => {
    const isWorking = subject.status === 1 || subject.status === 2
    const reason = isWorking || input.reason ? reasonIn(input) : ''
    return { set: { statusReason: reason, resumeAt: null }, reason }
  },
})
