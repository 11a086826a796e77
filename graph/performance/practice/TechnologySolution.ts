import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { isStandard, readSolutions, type Solution } from './readSolutions.ts'

export const TechnologySolution = builder.objectRef<Solution>('TechnologySolution').implement({
  description: 'A category of technology commonly used in an industry.',
  interfaces: [Node],
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('id', { description: 'The numeric id.', ...legacy() }),
    category: t.exposeString('category', { description: 'The category of technology.' }),
    name: t.exposeString('solution', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of its purpose.' }),
    industry: t.exposeString('industry', { description: 'The industry in which the solution is common.' }),
    naics: t.exposeStringList('naics', {
      description:
        'The leading digits of the NAICS codes of the industry; empty if the solution applies to every industry.',
    }),
  }),
})

registerNode('TechnologySolution', async (names, { db }) => {
  const all = await readSolutions(db)
  return names.map((name) => all.find(({ id }) => String(id) === name) ?? null)
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
