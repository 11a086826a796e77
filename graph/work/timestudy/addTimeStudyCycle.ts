import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, say } from '../../kernel/validation.ts'
import { changeStudy, elementsOf } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const wrongTime = say(t.secondsRange)
const schema = z.object({ seconds: z.array(z.number().min(0.001, wrongTime).max(86_400, wrongTime).nullable()) })

const mostCycles = 500

mutation('addTimeStudyCycle', {
  description: 'Records the times of the next cycle of a time study.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    seconds: t.floatList({
      required: { list: true, items: false },
      description: 'The duration of each element in seconds, in order; null for an element that was not timed.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { id: studyId } = await studyToChange(context, input.id, 'timeStudies.record')
    const { seconds } = check(schema, { seconds: input.seconds.map((time) => time ?? null) })
    const wrong = (message: Text) => new ValidationError([{ path: 'seconds', message }])
    if (seconds.every((time) => time === null)) throw wrong(t.timeElement)
    return write(async (transaction) => {
      await changeStudy(transaction, studyId, null)
      const elements = await elementsOf(transaction, studyId)
      if (elements.length !== seconds.length) throw wrong(t.sendTimes({ count: elements.length }))
      const cycle = 1 + Math.max(0, ...elements.flatMap(({ observations }) => observations.map((one) => one.cycle)))
      if (cycle > mostCycles) throw wrong(t.mostCycles({ most: mostCycles }))
      await transaction.timeStudyObservation.createMany({
        data: elements.flatMap(({ id: elementId }, i) =>
          seconds[i] == null ? [] : [{ elementId, cycle, seconds: seconds[i], at: context.now }],
        ),
      })
      return { studyId, cycle }
    })
  },
  success: (t) => ({
    cycle: t.exposeInt('cycle', { description: 'The number of the cycle.' }),
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The time study after the change.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})
