import { movingMutation } from './movingMutation.ts'

movingMutation('completeAction', 'COMPLETE', {
  description: 'Completes a record that is being worked on.',
  decide: (_input, { context, viewer }) => ({
    set: { actualEnd: context.now, completedById: viewer.id, statusReason: '' },
  }),
})
