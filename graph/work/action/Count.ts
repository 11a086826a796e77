import { builder } from '../../kernel/builder.ts'

export interface CountShape {
  value: number
  isExact: boolean
}

export const Count = builder.objectRef<CountShape>('Count').implement({
  description: 'A count of records, which may stop at a limit.',
  fields: (t) => ({
    value: t.exposeInt('value', {
      description: 'The number of records, capped at the counting limit; exact only if isExact is true.',
    }),
    isExact: t.exposeBoolean('isExact', { description: 'Whether the count is exact; false if there are more.' }),
  }),
})
