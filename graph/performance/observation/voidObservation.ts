import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { voidIn } from './changeObservation.ts'
import { observationInAnswer } from './observationInAnswer.ts'
import { observationToChange } from './visibleObservations.ts'

mutation('voidObservation', {
  description:
    'Voids an observation, with a reason, so that it is excluded from all calculations; a correction brings it back.',
  policy: 'metrics.enter',
  scope: 'OBSERVATIONS',
  input: (t) => ({
    id: t.id({ required: true, description: 'The observation.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    reason: t.string({ required: true, description: 'Why the observation is voided, at most 500 characters.' }),
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
