// When there is work in a week: windows of the day, as an organization and a person have them.
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { say } from '../../kernel/validation.ts'
import * as m from './__generated__/messages.ts'

/** From one minute of a weekday to another, in the zone of whose hours they are. */
export interface WorkingWindow {
  /** 1 to 7 from Monday. */
  weekday: number
  /** Minutes of the day, `to` at most 1440. */
  from: number
  to: number
}

export const WorkingWindowType = builder.objectRef<WorkingWindow>('WorkingWindow').implement({
  description: 'A period of working time on a day of the week.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'The day of the week, from 1 (Monday) to 7 (Sunday).' }),
    from: t.exposeInt('from', { description: 'When the period begins, in minutes since midnight.' }),
    to: t.exposeInt('to', { description: 'When the period ends, in minutes since midnight, at most 1,440.' }),
  }),
})

export const WorkingWindowInput = builder.inputType('WorkingWindowInput', {
  description: 'A period of working time on a day of the week.',
  fields: (t) => ({
    weekday: t.int({ required: true, description: 'The day of the week, from 1 (Monday) to 7 (Sunday).' }),
    from: t.int({ required: true, description: 'When the period begins, in minutes since midnight, 0 to 1,439.' }),
    to: t.int({ required: true, description: 'When the period ends, in minutes since midnight, 1 to 1,440.' }),
  }),
})

const window = z
  .object({
    weekday: z.int().min(1, say(m.chooseWeekday)).max(7, say(m.chooseWeekday)),
    from: z.int().min(0, say(m.writeTime)).max(1439, say(m.writeTime)),
    to: z.int().min(1, say(m.writeTime)).max(1440, say(m.writeEnd)),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    ...say(m.windowEnd),
  })

/** Windows of a week, in order; no two of a day may overlap. */
export const workingWindows = z
  .array(window)
  .min(1, say(m.nameTimes))
  .max(70, say(m.timesADay))
  .superRefine((windows, context) => {
    for (const [i, one] of windows.entries()) {
      const overlaps = windows
        .slice(0, i)
        .some((other) => other.weekday === one.weekday && other.from < one.to && one.from < other.to)
      if (overlaps)
        context.addIssue({
          code: 'custom',
          path: [i, 'from'],
          message: say(m.overlap({ weekday: String(one.weekday) })).error(),
        })
    }
  })
  .transform((windows) => windows.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from))
