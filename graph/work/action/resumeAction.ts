import { movingMutation } from './movingMutation.ts'

movingMutation('resumeAction', 'RESUME', {
  description: 'Resumes a held record; a record that was never started is started.',
  decide: (_input, { context, subject }) => ({
    to: subject.actualStart ? 'RESUMED' : 'STARTED',
    set: { actualStart: subject.actualStart ?? context.now, statusReason: '', resumeAt: null },
  }),
})
