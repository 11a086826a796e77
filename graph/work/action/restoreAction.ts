import { movingMutation } from './movingMutation.ts'

movingMutation('restoreAction', 'RESTORE', {
  description: 'Puts a withdrawn record back to Next Up.',
  decide: () => ({
    set: { statusReason: '', escalatedToId: null, escalatedLevel: null, delegatorId: null, delegatorLevels: [] },
  }),
})
