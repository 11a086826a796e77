import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { voidIn } from './changeObservation.ts'
import { observationInAnswer } from './observationInAnswer.ts'
import { observationToChange } from './visibleObservations.ts'

mutation('voidObservation', {
  description:
    'Takes an observation out of all that is counted; it stays, with the reason, and a correction brings it back.',
  policy: 'metrics.enter',
  scope: 'OBSERVATIONS',
  input: (t) => ({
    id: t.id({ required: true, description: 'The observation.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    reason: t.string({ required: true, description: 'Why it counts no more, in 500 characters at most.' }),
  }),
  async resolve(input, { context, write }) {
    const seen = await observationToChange(context, input.id)
    const by = { ...check(z.object({ reason }), input), now: context.now, actorId: context.requireViewer().id }
    return write(async (tx) => {
      await voidIn(tx, { ...seen, version: input.version ?? seen.version }, by)
      return { observationId: String(seen.id) }
    })
  },
  success: observationInAnswer,
})
