import { mutation } from '../../kernel/mutation.ts'
import { absenceInAnswer, deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkDeputy, checkOthers, lockAbsences } from './absenceRules.ts'
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
    deputyId: t.id({ description: 'The user who stands in during the absence; omit it for no deputy.' }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    const { rootId, timeZone } = place
    await requireFor(context, person.id, rootId)
    const { startsAt, endsAt } = input
    const away = { userId: person.id, rootId, startsAt, endsAt, deputyId: deputyIn(input.deputyId) ?? null }
    const reason = reasonIn(input)
    checkDates(context.now, away)
    await checkDeputy(context, away)
    return write(async (transaction) => {
      await lockAbsences(transaction, rootId)
      await checkOthers(transaction, away, timeZone)
      const data = { ...away, reason, createdById: context.requireViewer().id, createdAt: context.now }
      return { absenceId: (await transaction.absence.create({ data, select: { id: true } })).id }
    })
  },
  success: absenceInAnswer,
})
