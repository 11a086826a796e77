import { mutation } from '../../kernel/mutation.ts'
import { absenceInAnswer, deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkOthers, lockAbsences } from './absenceRules.ts'
import { checkDeputies } from './deputies.ts'
import { fillRecurring } from './fillRecurring.ts'
import { AbsencePartInput, partsIn } from './partInput.ts'
import { personAt, requireFor } from './person.ts'

mutation('createAbsence', {
  description:
    'Records when a user is absent from the organizations under a root organization, and who stands in for them.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user who is away.' }),
    organizationId: t.id({
      required: true,
      description: 'An organization under the root organization that the user is away from.',
    }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'The start of the period.' }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When the absence ends and the user is back.' }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absence.' }),
    deputyId: t.id({
      description: 'The user who stands in for all that no part names a deputy for; omit it for no deputy.',
    }),
    parts: t.field({ type: [AbsencePartInput], description: 'The parts with a deputy of their own, at most 20.' }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    const { rootId, timeZone } = place
    await requireFor(context, person.id, rootId)
    const { startsAt, endsAt } = input
    const parts = (await partsIn(context, rootId, input.parts)) ?? []
    const when = { userId: person.id, rootId, startsAt, endsAt, deputyId: deputyIn(input.deputyId) ?? null }
    const away = { ...when, parts }
    const reason = reasonIn(input)
    checkDates(context.now, away)
    await checkDeputies(context, away)
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      await fillRecurring(transaction, context.now, away)
      await checkOthers(transaction, away, timeZone)
      const by = { createdById: context.requireViewer().id, createdAt: context.now }
      const { id } = await transaction.absence.create({
        data: { ...when, ...by, reason, parts: { create: parts } },
        select: { id: true },
      })
      await fillRecurring(transaction, context.now, { rootId, userId: person.id })
      return { absenceId: id }
    })
  },
  success: absenceInAnswer,
})
