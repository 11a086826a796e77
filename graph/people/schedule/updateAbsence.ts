import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { pastObstacle } from './Absence.ts'
import { absenceInAnswer, absenceNamed, deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkDeputy, checkOthers, lockAbsences } from './absenceRules.ts'
import { requireFor } from './person.ts'

mutation('updateAbsence', {
  description: 'Updates the dates, reason or substitute of an absence.',
  policy: 'schedules.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The absence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    startsAt: t.field({ type: 'DateTime', description: 'The start of the period.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the absence ends and the user is back.' }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absence.' }),
    deputyId: t.id({ description: 'The user who stands in during the absence; null removes the deputy.' }),
  }),
  clears: { deputyId: null, reason: '' },
  async resolve(input, { context, write }) {
    const absence = await absenceNamed(context, input.id)
    const { id, userId, rootId } = absence
    await requireFor(context, userId, rootId)
    const obstacle = pastObstacle(context, absence)
    if (obstacle) throw new ConflictError(obstacle)
    const deputyId = deputyIn(input.deputyId)
    const data = {
      startsAt: input.startsAt ?? absence.startsAt,
      endsAt: input.endsAt ?? absence.endsAt,
      deputyId: deputyId === undefined ? absence.deputyId : deputyId,
    }
    const reason = reasonIn(input)
    const away = { ...data, userId, rootId }
    checkDates(context.now, away)
    if (deputyId) await checkDeputy(context, away)
    const version = input.version ?? absence.version
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      await checkOthers(transaction, away, absence.root.timeZone, [id])
      const where = { id, version, cancelledAt: null }
      await changeVersioned(transaction.absence, 'The absence', where, { ...data, reason })
      return { absenceId: id }
    })
  },
  success: absenceInAnswer,
})
