import { z } from 'zod'
import { check, say } from '../../kernel/validation.ts'
import { movingMutation } from './movingMutation.ts'
import * as t from './__generated__/messages.ts'

const mostMinutes = 24 * 60

movingMutation('quickCompleteAction', 'QUICK_COMPLETE', {
  description: 'Completes a record whose work was done without starting it first.',
  input: (t) => ({
    durationMins: t.int({ required: true, description: 'The time the work took, in minutes, from 1 to 1,440.' }),
  }),
  decide: (input, { context, viewer, actor, subject }) => {
    const minutes = z
      .int(say(t.writeMinutes))
      .min(1, say(t.leastMinutes))
      .max(mostMinutes, say(t.mostMinutes({ most: mostMinutes })))
    const { durationMins } = check(z.object({ durationMins: minutes }), input)
    return {
      set: {
        assigneeId: subject.assigneeId ?? viewer.id,
        actualStart: new Date(context.now.getTime() - durationMins * 60_000),
        actualEnd: context.now,
        completedById: actor.id,
        statusReason: '',
      },
      changes: { duration: ['', `${durationMins} min`] },
    }
  },
})
