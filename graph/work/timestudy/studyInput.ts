// What a time study may be given, checked in one place.
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { line, say } from '../../kernel/validation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

export const TimeStudyElementInput = builder.inputType('TimeStudyElementInput', {
  description: 'An element of work that is timed separately.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'A description of the element.' }),
    rating: t.float({
      description: 'The observed pace relative to normal, from 0.1 to 3, where 1 is normal; defaults to 1.',
    }),
  }),
})

export const settingFields = (t: InputBuilder) => ({
  observedId: t.id({ description: 'The user whose work is timed.' }),
  allowance: t.float({
    description: 'The share of time allowed for rest and delay, from 0 to 0.9; a new study defaults to 0.13.',
  }),
  confidence: t.float({
    description: 'The z-score of the desired confidence, from 0.5 to 5; a new study defaults to 1.96, which is 95%.',
  }),
  precision: t.float({
    description: 'The acceptable relative error of the mean, from 0.01 to 0.5; a new study defaults to 0.05.',
  }),
})

const between = (low: number, high: number, message: Text) => z.number().min(low, say(message)).max(high, say(message))

export const settings = {
  allowance: between(0, 0.9, t.allowance).nullish(),
  confidence: between(0.5, 5, t.confidence).nullish(),
  precision: between(0.01, 0.5, t.precision).nullish(),
}

const mostElements = 30

export const elements = z
  .array(z.object({ name: line(1, 120), rating: between(0.1, 3, t.rating).nullish() }))
  .min(1, say(t.nameElement))
  .max(mostElements, say(t.mostElements({ most: mostElements })))

/** Elements as rows, by their order. */
export const rowsOf = (given: z.output<typeof elements>) =>
  given.map(({ name, rating }, i) => ({ position: i + 1, name, rating: rating ?? 1 }))
