import { builder } from '../builder.ts'

export const MajorTask = builder.prismaObject('MajorTask', {
  description: 'A major task of the catalogue of work.',
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know as MajorTask_ID.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
})
