import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { pastObstacle } from './Absence.ts'
import { absenceInAnswer, absenceNamed } from './absenceInput.ts'
import { lockAbsences } from './absenceRules.ts'
import { fillRecurring } from './fillRecurring.ts'
import { requireFor } from './person.ts'
import { the } from '../../kernel/noun.ts'

mutation('cancelAbsence', {
  description: 'Cancels an absence, or ends it early; the deputy no longer stands in.',
  policy: 'schedules.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The absence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const absence = await absenceNamed(context, input.id)
    const { id, userId, rootId } = absence
    await requireFor(context, userId, rootId)
    const obstacle = pastObstacle(context, absence)
    if (obstacle) throw new ConflictError(obstacle)
    const version = input.version ?? absence.version
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      const where = { id, version, cancelledAt: null }
      await changeVersioned(transaction.absence, the('Absence'), where, { cancelledAt: context.now }, { shown: {} })
      await fillRecurring(transaction, context.now, { rootId, userId })
      return { absenceId: id }
    })
  },
  success: absenceInAnswer,
})
