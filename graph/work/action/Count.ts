import { builder } from '../../kernel/builder.ts'

export interface CountShape {
  value: number
  isExact: boolean
}

export const Count = builder.objectRef<CountShape>('Count').implement({
  description: 'A number of records.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The number, or as far as it was counted.' }),
    isExact: t.exposeBoolean('isExact', { description: 'Whether there are no more than that.' }),
  }),
})
