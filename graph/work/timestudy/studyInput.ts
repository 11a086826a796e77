// What a time study may be given, checked in one place.
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { line } from '../../kernel/validation.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

export const TimeStudyElementInput = builder.inputType('TimeStudyElementInput', {
  description: 'A part of the work that is timed by itself.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What is done in it.' }),
    rating: t.float({ description: 'The pace at which it was seen done; 1, unless said otherwise, is normal.' }),
  }),
})

export const settingFields = (t: InputBuilder) => ({
  observedId: t.id({ description: 'Whose work is timed.' }),
  allowance: t.float({ description: 'The share of the time that is allowed for rest and delay, as 0.13.' }),
  confidence: t.float({ description: 'z of the wanted confidence; 1.96 stands for 95 %.' }),
  precision: t.float({ description: 'By which share the mean may be off, as 0.05.' }),
})

const between = (low: number, high: number, message: string) => z.number().min(low, message).max(high, message)

export const settings = {
  allowance: between(0, 0.9, 'Write a share from 0 to 0.9, as 0.13.').nullish(),
  confidence: between(0.5, 5, 'Write a z from 0.5 to 5, as 1.96.').nullish(),
  precision: between(0.01, 0.5, 'Write a share from 0.01 to 0.5, as 0.05.').nullish(),
}

const mostElements = 30

export const elements = z
  .array(
    z.object({ name: line(1, 120), rating: between(0.1, 3, 'Write a rating from 0.1 to 3; 1 is normal.').nullish() }),
  )
  .min(1, 'Name at least one element.')
  .max(mostElements, `Name at most ${mostElements} elements.`)

/** Elements as rows, by their order. */
export const rowsOf = (given: z.output<typeof elements>) =>
  given.map(({ name, rating }, i) => ({ position: i + 1, name, rating: rating ?? 1 }))
