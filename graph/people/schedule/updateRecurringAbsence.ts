import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { wallText } from '../../kernel/time/wallTime.ts'
import { deputyIn, reasonIn } from './absenceInput.ts'
import { lockAbsences } from './absenceRules.ts'
import { checkDeputies, checkRecurringParts } from './deputies.ts'
import { fillRecurring } from './fillRecurring.ts'
import { AbsencePartInput, partsIn } from './partInput.ts'
import { requireFor } from './person.ts'
import { recurringObstacle } from './RecurringAbsence.ts'
import { recurringIn, recurringInAnswer } from './recurringInput.ts'
import { refuseStandIn } from './refuseStandIn.ts'
import { openOf, recurringNamed } from './visibleAbsences.ts'
import { the } from '../../kernel/noun.ts'

mutation('updateRecurringAbsence', {
  description:
    'Changes a recurring absence from now on; absences that have begun, or were changed or cancelled by themselves, are unchanged.',
  policy: 'schedules.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The recurring absence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    rule: t.field({ type: 'RRule', description: 'The recurrence rule by RFC 5545, without times of the day.' }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The local date and time at which the first absence starts.',
    }),
    durationMins: t.int({
      description: 'The local time from the start of an absence until its end, in minutes, at most 31 days.',
    }),
    timeZone: t.field({ type: 'TimeZone', description: 'The IANA time zone.' }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absences.' }),
    deputyId: t.id({
      description: 'The user who stands in for all that no part names a deputy for; null removes the deputy.',
    }),
    parts: t.field({
      type: [AbsencePartInput],
      description:
        'The complete new list of parts of the work with a deputy of their own, at most 20; unchanged if omitted.',
    }),
  }),
  clears: { deputyId: null, reason: '' },
  async resolve(input, { context, write }) {
    const recurring = await recurringNamed(context, input.id, { include: { user: { select: { name: true } } } })
    const { id, userId, rootId } = recurring
    await requireFor(context, userId, rootId)
    const obstacle = recurringObstacle(context, recurring)
    if (obstacle) throw new ConflictError(obstacle)
    const when = recurringIn(context.now, {
      rule: input.rule ?? recurring.rule,
      startsOn: input.startsOn ?? wallText(recurring.startsOn),
      durationMins: input.durationMins ?? recurring.durationMins,
      timeZone: input.timeZone ?? recurring.timeZone,
    })
    const given = await partsIn(context, rootId, input.parts)
    const parts = given && checkRecurringParts(given)
    const deputyId = deputyIn(input.deputyId)
    const reason = reasonIn(input)
    await checkDeputies(context, { userId, rootId, deputyId, parts })
    const version = input.version ?? recurring.version
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      await refuseStandIn(transaction, context.now, { ...when, userId, rootId, name: recurring.user.name })
      const where = { id, version, cancelledAt: null }
      await changeVersioned(transaction.recurringAbsence, the('RecurringAbsence'), where, { ...when, deputyId, reason })
      if (parts) {
        await transaction.absencePart.deleteMany({ where: { recurringId: id } })
        await transaction.absencePart.createMany({ data: parts.map((part) => ({ ...part, recurringId: id })) })
      }
      await transaction.absence.updateMany({ where: openOf(id, context.now), data: { deputyId, reason } })
      await fillRecurring(transaction, context.now, { rootId, userId })
      return { recurringId: id }
    })
  },
  success: recurringInAnswer,
})
