import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { occurrenceInAnswer } from './answers.ts'
import { occurrenceToChange } from './occurrenceToChange.ts'
import { writeOccurrence } from './writeOccurrence.ts'

mutation('skipOccurrence', {
  description: 'Skips an occurrence of a routine, with a reason.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The occurrence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    reason: t.string({ required: true, description: 'The reason for excluding or skipping it.' }),
  }),
  async resolve(input, { context, write }) {
    const occurrence = await occurrenceToChange(context, input.id)
    const given = check(z.object({ reason }), input)
    return write(async (transaction) => {
      await writeOccurrence(transaction, occurrence, input.version, {
        state: 'SKIPPED',
        reason: given.reason,
        closedAt: context.now,
        closedById: context.requireViewer().id,
      })
      return { occurrenceId: occurrence.id }
    })
  },
  success: occurrenceInAnswer,
})
