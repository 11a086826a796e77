import { mutation } from '../../kernel/mutation.ts'
import { occurrenceInAnswer } from './answers.ts'
import { restoreObstacle } from './obstacles.ts'
import { occurrenceToChange } from './occurrenceToChange.ts'
import { runRoutines } from './runRoutines.ts'
import { writeOccurrence } from './writeOccurrence.ts'

mutation('restoreOccurrence', {
  description: 'Restores a skipped occurrence that is not over yet.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The occurrence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const occurrence = await occurrenceToChange(context, input.id, restoreObstacle)
    const payload = await write(async (transaction) => {
      const planned = { state: 'PLANNED', reason: '', closedAt: null, closedById: null } as const
      await writeOccurrence(transaction, occurrence, input.version, planned)
      return { occurrenceId: occurrence.id }
    })
    await runRoutines(context.services, [occurrence.seriesId])
    return payload
  },
  success: occurrenceInAnswer,
})
