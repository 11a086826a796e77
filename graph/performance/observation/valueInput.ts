import { builder } from '../../kernel/builder.ts'

export const ObservationValueInput = builder.inputType('ObservationValueInput', {
  description: 'The value of a data point.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the data point.' }),
    value: t.float({ description: 'The value; omitted if it is missing.' }),
  }),
})

/** The values by name. A name that is given twice has its last value; one that is no data point is told later. */
export const byName = (values: readonly { name: string; value?: number | null }[]): Record<string, unknown> =>
  Object.fromEntries(values.map(({ name, value }) => [name, value ?? null]))
