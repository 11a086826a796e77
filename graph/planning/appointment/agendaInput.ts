import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { check, line, say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

export const AgendaItemInput = builder.inputType('AgendaItemInput', {
  description: 'A topic for the agenda of an appointment.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'The topic, in a line of at most 300 characters.' }),
    minutes: t.int({ description: 'The planned duration in minutes.' }),
  }),
})

const most = 50

const shape = z.object({
  agenda: z
    .array(
      z.object({
        text: line(1, 300),
        minutes: z
          .int()
          .min(1, say(t.oneMinute))
          .max(1440, say(t.minutesAtMost({ most: 1440 })))
          .nullish(),
      }),
    )
    .max(most, say(t.agendaAtMost({ most: String(most) }))),
})

/** The rows of an agenda, in order. */
export const agendaOf = (agenda: readonly object[]) =>
  check(shape, { agenda }).agenda.map((item, position) => ({ ...item, position }))
