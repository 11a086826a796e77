import { movingMutation } from './movingMutation.ts'

movingMutation('acceptDelegation', 'ACCEPT', {
  description: 'Takes a record that was delegated to the viewer.',
  decide: (_input, { viewer, subject }) => ({
    set: { assigneeId: viewer.id, delegateId: null, statusReason: '' },
    changes: { assignee: [subject.assignee?.name ?? '', viewer.name] },
  }),
})
