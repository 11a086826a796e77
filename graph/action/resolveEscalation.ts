import { movingMutation, noteIn, reasonField } from './movingMutation.ts'

movingMutation('resolveEscalation', 'RESOLVE', {
  description: 'Completes an escalated record from above.',
  input: (t) => ({ note: reasonField(t, 'How it was resolved.') }),
  decide: (input, { context, actor, subject }) => {
    const note = noteIn(input)
    return {
      set: {
        actualStart: subject.actualStart ?? context.now,
        actualEnd: context.now,
        completedById: actor.id,
        statusReason: note,
      },
      reason: note,
    }
  },
})
