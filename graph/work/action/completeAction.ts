import { movingMutation } from './movingMutation.ts'

movingMutation('completeAction', 'COMPLETE', {
  description: 'Completes a record that is in progress.',
  decide: (_input, { context, actor }) => ({
    set: { actualEnd: context.now, completedById: actor.id, statusReason: '' },
  }),
})
