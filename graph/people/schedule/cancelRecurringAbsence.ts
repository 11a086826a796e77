import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { lockAbsences } from './absenceRules.ts'
import { fillRecurring } from './fillRecurring.ts'
import { requireFor } from './person.ts'
import { recurringObstacle } from './RecurringAbsence.ts'
import { recurringInAnswer } from './recurringInput.ts'
import { openOf, recurringNamed } from './visibleAbsences.ts'
import { the } from '../../kernel/noun.ts'

mutation('cancelRecurringAbsence', {
  description: 'Cancels a recurring absence with all that is planned of it; one under way goes on to its end.',
  policy: 'schedules.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The recurring absence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const recurring = await recurringNamed(context, input.id)
    const { id, userId, rootId } = recurring
    await requireFor(context, userId, rootId)
    const obstacle = recurringObstacle(context, recurring)
    if (obstacle) throw new ConflictError(obstacle)
    const version = input.version ?? recurring.version
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      const where = { id, version, cancelledAt: null }
      const data = { cancelledAt: context.now }
      await changeVersioned(transaction.recurringAbsence, the('RecurringAbsence'), where, data, { shown: {} })
      await transaction.absence.deleteMany({ where: openOf(id, context.now) })
      await transaction.absence.updateMany({
        where: { recurringId: id, isChanged: true, cancelledAt: null, startsAt: { gt: context.now } },
        data: { ...data, version: { increment: 1 } },
      })
      // What it stood in the way of comes to stand.
      await fillRecurring(transaction, context.now, { rootId, userId })
      return { recurringId: id }
    })
  },
  success: recurringInAnswer,
})
