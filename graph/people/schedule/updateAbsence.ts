import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { pastObstacle } from './Absence.ts'
import { absenceInAnswer, absenceNamed, deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkOthers, lockAbsences } from './absenceRules.ts'
import { checkDeputies } from './deputies.ts'
import { fillRecurring } from './fillRecurring.ts'
import { AbsencePartInput, partsIn } from './partInput.ts'
import { requireFor } from './person.ts'
import { the } from '../../kernel/noun.ts'

mutation('updateAbsence', {
  description:
    'Updates the dates, reason or deputies of an absence; one of a recurring absence is from then on no longer changed with it.',
  policy: 'schedules.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The absence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    startsAt: t.field({ type: 'DateTime', description: 'The start of the period.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the absence ends and the user is back.' }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absence.' }),
    deputyId: t.id({
      description: 'The user who stands in for all that no part names a deputy for; null removes the deputy.',
    }),
    parts: t.field({
      type: [AbsencePartInput],
      description: 'The complete new list of parts with a deputy of their own, at most 20; unchanged if omitted.',
    }),
  }),
  clears: { deputyId: null, reason: '' },
  async resolve(input, { context, write }) {
    const absence = await absenceNamed(context, input.id)
    const { id, userId, rootId, recurringId } = absence
    await requireFor(context, userId, rootId)
    const obstacle = pastObstacle(context, absence)
    if (obstacle) throw new ConflictError(obstacle)
    const [deputyId, given] = [deputyIn(input.deputyId), await partsIn(context, rootId, input.parts)]
    const data = {
      startsAt: input.startsAt ?? absence.startsAt,
      endsAt: input.endsAt ?? absence.endsAt,
      deputyId: deputyId === undefined ? absence.deputyId : deputyId,
    }
    const reason = reasonIn(input)
    const parts = given ?? absence.parts
    const away = { ...data, userId, rootId, parts }
    checkDates(context.now, away)
    await checkDeputies(context, { userId, rootId, deputyId, parts: given })
    const version = input.version ?? absence.version
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      await fillRecurring(transaction, context.now, away)
      await checkOthers(transaction, away, absence.root.timeZone, [id])
      const where = { id, version, cancelledAt: null }
      const isChanged = recurringId !== null
      await changeVersioned(transaction.absence, the('Absence'), where, { ...data, reason, isChanged })
      if (given || isChanged) {
        await transaction.absencePart.deleteMany({ where: { absenceId: id } })
        await transaction.absencePart.createMany({ data: parts.map((part) => ({ ...part, absenceId: id })) })
      }
      await fillRecurring(transaction, context.now, { rootId, userId })
      return { absenceId: id }
    })
  },
  success: absenceInAnswer,
})
