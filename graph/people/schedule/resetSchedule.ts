import { mutation } from '../../kernel/mutation.ts'
import { resetVersioned } from '../../kernel/versioned.ts'
import { personAt, requireFor } from './person.ts'
import { scheduleInAnswer } from './scheduleInAnswer.ts'

mutation('resetSchedule', {
  description: 'Takes the schedule of their own from somebody: they work when the organization does.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'Who.' }),
    organizationId: t.id({ required: true, description: 'Where.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    await requireFor(context, person.id, place.rootId)
    const key = { userId: person.id, organizationId: place.id }
    return write(async ({ personalSchedule }) => {
      await resetVersioned(personalSchedule, `The schedule of ${person.name}`, key, input.version)
      return { ...key, rootId: place.rootId }
    })
  },
  success: scheduleInAnswer,
})
