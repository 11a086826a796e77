import { movingMutation, noteIn, reasonField } from './movingMutation.ts'

movingMutation('returnEscalation', 'RETURN', {
  description: 'Returns an escalated record to where it was escalated from.',
  input: (t) => ({ note: reasonField(t, 'Instructions on how to proceed with the record.') }),
  decide: (input) => {
    const note = noteIn(input)
    return { set: { escalatedToId: null, escalatedLevel: null, statusReason: note }, reason: note }
  },
})
