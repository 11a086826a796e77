import { movingMutation } from './movingMutation.ts'

movingMutation('restoreAction', 'RESTORE', {
  description: 'Restores a withdrawn record to Next Up.',
  decide: () => ({
    set: { statusReason: '', escalatedToId: null, escalatedLevel: null, delegatorId: null, delegatorLevels: [] },
  }),
})
