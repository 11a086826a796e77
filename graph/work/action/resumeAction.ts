import { movingMutation } from './movingMutation.ts'

movingMutation('resumeAction', 'RESUME', {
  description: 'Goes on with a held record; one that never started is started.',
  decide: (_input, { context, subject }) => ({
    to: subject.actualStart ? 'RESUMED' : 'STARTED',
    set: { actualStart: subject.actualStart ?? context.now, statusReason: '', resumeAt: null },
  }),
})
