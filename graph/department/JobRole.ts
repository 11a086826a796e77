import { builder } from '../builder.ts'

export const JobRole = builder.prismaObject('JobRole', {
  description: "What somebody's job is called.",
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.' }),
    name: t.exposeString('name', { description: 'The name of the role.' }),
  }),
})
