import { movingMutation } from './movingMutation.ts'

movingMutation('startAction', 'START', {
  description: "Starts a record; an unassigned record of one of the viewer's groups is assigned to the viewer.",
  decide: (_input, { context, viewer, subject }) => ({
    set: {
      actualStart: subject.actualStart ?? context.now,
      assigneeId: subject.assigneeId ?? viewer.id,
      statusReason: '',
    },
    changes: subject.assigneeId ? undefined : { assignee: ['', viewer.name] },
  }),
})
