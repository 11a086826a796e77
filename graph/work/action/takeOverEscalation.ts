import { movingMutation, noteIn, reasonField } from './movingMutation.ts'

movingMutation('takeOverEscalation', 'TAKE_OVER', {
  description: 'Takes over an escalated record and starts it.',
  input: (t) => ({ note: reasonField(t, 'A note on what will be done about the record.') }),
  decide: (input, { context, viewer, subject }) => {
    const note = noteIn(input)
    return {
      set: {
        assigneeId: viewer.id,
        escalatedToId: viewer.id,
        delegatorId: null,
        delegatorLevels: [],
        actualStart: subject.actualStart ?? context.now,
        statusReason: note,
      },
      reason: note,
      changes: { assignee: [subject.assignee?.name ?? '', viewer.name] },
    }
  },
})
