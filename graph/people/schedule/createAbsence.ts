import { mutation } from '../../kernel/mutation.ts'
import { absenceInAnswer, deputyIn, reasonIn } from './absenceInput.ts'
import { checkDates, checkDeputy, checkOthers, lockAbsences } from './absenceRules.ts'
import { personAt, requireFor } from './person.ts'

mutation('createAbsence', {
  description: 'Says when somebody is away from a tree of organizations, and who stands in for them there meanwhile.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'Who is away.' }),
    organizationId: t.id({ required: true, description: 'An organization of the tree that they are away from.' }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'From when on.' }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When they are back.' }),
    reason: t.string({ description: 'Why, for those who may edit it.' }),
    deputyId: t.id({ description: 'Who stands in; left out, nobody does.' }),
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
