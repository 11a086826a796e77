import { mutation } from '../../kernel/mutation.ts'
import { resetVersioned } from '../../kernel/versioned.ts'
import { personAt, requireFor } from './person.ts'
import { scheduleInAnswer } from './scheduleInAnswer.ts'
import * as m from './__generated__/messages.ts'

mutation('resetSchedule', {
  description: 'Resets the schedule of a user to the business hours of the organization.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user.' }),
    organizationId: t.id({ required: true, description: 'The organization the schedule applies to.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    await requireFor(context, person.id, place.rootId)
    const key = { userId: person.id, organizationId: place.id }
    return write(async ({ personalSchedule }) => {
      await resetVersioned(personalSchedule, m.theScheduleOf({ person: person.name }), key, input.version)
      return { ...key, rootId: place.rootId }
    })
  },
  success: scheduleInAnswer,
})
