import { invalid } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { deputyIn, reasonIn } from './absenceInput.ts'
import { lockAbsences } from './absenceRules.ts'
import { checkDeputies, checkRecurringParts } from './deputies.ts'
import { fillRecurring } from './fillRecurring.ts'
import { AbsencePartInput, partsIn } from './partInput.ts'
import { personAt, requireFor } from './person.ts'
import { scheduleOf } from './PersonalSchedule.ts'
import { recurringIn, recurringInAnswer } from './recurringInput.ts'
import { refuseStandIn } from './refuseStandIn.ts'
import * as m from './__generated__/messages.ts'

const atMost = 20

mutation('createRecurringAbsence', {
  description:
    'Records days or hours when a user is absent again and again; absences are made a year ahead, but for when the user is away otherwise.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user who is away.' }),
    organizationId: t.id({
      required: true,
      description: 'An organization under the root organization that the user is away from.',
    }),
    rule: t.field({
      type: 'RRule',
      required: true,
      description:
        'The recurrence rule by RFC 5545, such as FREQ=WEEKLY;BYDAY=FR, without times of the day; its UNTIL is in the local time of the time zone.',
    }),
    startsOn: t.field({
      type: 'LocalDateTime',
      required: true,
      description: 'The local date and time at which the first absence starts, such as 2026-11-27T12:00.',
    }),
    durationMins: t.int({
      required: true,
      description: 'The local time from the start of an absence until its end, in minutes, at most 31 days.',
    }),
    timeZone: t.field({
      type: 'TimeZone',
      description:
        "The IANA time zone; defaults to that of the user's schedule in the organization; times skipped by daylight saving use the earlier offset, repeated times their first occurrence.",
    }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absences.' }),
    deputyId: t.id({
      description:
        'The user who stands in for all that no part names a deputy for, when they are not away themselves; omit it for no deputy.',
    }),
    parts: t.field({
      type: [AbsencePartInput],
      description: 'The parts of the work with a deputy of their own, at most 20.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    const { rootId } = place
    const userId = person.id
    await requireFor(context, userId, rootId)
    const { timeZone } = await scheduleOf(context, { userId, organizationId: place.id, rootId })
    const when = recurringIn(context.now, { ...input, timeZone: input.timeZone ?? timeZone })
    const parts = checkRecurringParts((await partsIn(context, rootId, input.parts)) ?? [])
    const deputyId = deputyIn(input.deputyId) ?? null
    const reason = reasonIn(input)
    await checkDeputies(context, { userId, rootId, deputyId, parts })
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      if ((await transaction.recurringAbsence.count({ where: { userId, rootId, cancelledAt: null } })) >= atMost)
        throw invalid('rule', m.tooManyRecurring({ name: person.name, most: atMost }))
      await refuseStandIn(transaction, context.now, { ...when, userId, rootId, name: person.name })
      const by = { createdById: context.requireViewer().id, createdAt: context.now }
      const { id } = await transaction.recurringAbsence.create({
        data: { ...when, ...by, userId, rootId, deputyId, reason, parts: { create: parts } },
        select: { id: true },
      })
      await fillRecurring(transaction, context.now, { rootId, userId })
      return { recurringId: id }
    })
  },
  success: recurringInAnswer,
})
