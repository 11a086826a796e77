import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { check, line } from '../../kernel/validation.ts'

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
        minutes: z.int().min(1, 'Write 1 minute or more.').max(1440, 'Write at most 1,440 minutes.').nullish(),
      }),
    )
    .max(most, `An agenda has at most ${most} items.`),
})

/** The rows of an agenda, in order. */
export const agendaOf = (agenda: readonly object[]) =>
  check(shape, { agenda }).agenda.map((item, position) => ({ ...item, position }))
