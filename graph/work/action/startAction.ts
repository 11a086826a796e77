import { movingMutation } from './movingMutation.ts'

movingMutation('startAction', 'START', {
  description: 'Starts a record; who starts an unassigned one of their own group takes it.',
  decide: (_input, { context, viewer, subject }) => ({
    set: {
      actualStart: subject.actualStart ?? context.now,
      assigneeId: subject.assigneeId ?? viewer.id,
      statusReason: '',
    },
    changes: subject.assigneeId ? undefined : { assignee: ['', viewer.name] },
  }),
})
