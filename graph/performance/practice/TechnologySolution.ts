import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { listArgs } from '../../kernel/paging.ts'
import { isStandard, readSolutions, type Solution } from './readSolutions.ts'

export const TechnologySolution = builder.objectRef<Solution>('TechnologySolution').implement({
  description: 'A kind of technology that is standard in an industry.',
  fields: (t) => ({
    internalID: t.exposeInt('id', { description: 'Its number.' }),
    category: t.exposeString('category', { description: 'What it is for.' }),
    name: t.exposeString('solution', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it does.' }),
    industry: t.exposeString('industry', { description: 'The industry that it is standard in.' }),
    naics: t.exposeStringList('naics', {
      description: 'The first digits of the NAICS codes of that industry; none is every industry.',
    }),
  }),
})

builder.queryField('legacyTechnologySolutions', (t) =>
  t.field({
    type: [TechnologySolution],
    description: 'The standard technology solutions, by category.',
    ...legacy('signedIn'),
    args: {
      ...listArgs(t),
      naics: t.arg.string({
        description: 'Only those that are standard in the industry of this code, of two to six digits.',
      }),
    },
    resolve: async (_root, { naics, ...page }, context) => {
      const all = await readSolutions(context.db)
      return constantList(context, page, naics == null ? all : all.filter((one) => isStandard(one, [naics])))
    },
  }),
)
