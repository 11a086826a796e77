import { movingMutation, noteIn, reasonField } from './movingMutation.ts'

movingMutation('returnEscalation', 'RETURN', {
  description: 'Gives an escalated record back to where it came from.',
  input: (t) => ({ note: reasonField(t, 'What to do about it.') }),
  decide: (input) => {
    const note = noteIn(input)
    return { set: { escalatedToId: null, escalatedLevel: null, statusReason: note }, reason: note }
  },
})
