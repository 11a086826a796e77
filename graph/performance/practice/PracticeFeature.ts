import type { PracticeFeature as Row } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { levels, RequirementLevel } from './enums.ts'
import { readSolutions } from './readSolutions.ts'
import { TechnologySolution } from './TechnologySolution.ts'

const PracticeFeature = builder.objectRef<Row>('PracticeFeature').implement({
  description: "A feature that best practice requires of a department's function.",
  interfaces: [Node],
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('id', { description: 'The numeric id.', ...legacy() }),
    area: t.exposeString('department', { description: 'The department, as named in best practice.' }),
    function: t.exposeString('function', { description: 'The function within the department.' }),
    name: t.exposeString('feature', { description: 'The name of the feature.' }),
    description: t.exposeString('description', { description: 'A description of the feature.' }),
    requirement: t.expose('requirement', { type: RequirementLevel, description: 'The requirement level.' }),
    requirementName: t.string({
      description: 'The requirement level, in a word.',
      resolve: ({ requirement }, _args, { language }) => levels[requirement].name.in(language),
    }),
  }),
})

registerNode('PracticeFeature', async (names, { db }) => {
  const all = await db.prisma.practiceFeature.findMany()
  return names.map((name) => all.find(({ id }) => String(id) === name) ?? null)
})

builder.objectField(PracticeFeature, 'solutions', (t) =>
  t.field({
    type: [TechnologySolution],
    description: 'The standard solutions that cover it, in any industry.',
    resolve: async ({ id }, _args, context) => {
      const loader = context.loader<string, Awaited<ReturnType<typeof readSolutions>>>(
        'technology solutions',
        async (keys) => {
          const all = await readSolutions(context.db)
          return keys.map(() => all)
        },
      )
      return (await loader.load('all')).filter(({ features }) => features.includes(id))
    },
  }),
)

builder.objectField(TechnologySolution, 'features', (t) =>
  t.field({
    type: [PracticeFeature],
    description: 'The best-practice features that the solution covers, sorted by department.',
    resolve: ({ features }, _args, context) => {
      const loader = context.loader<number, Row>('practice features', async (ids) => {
        const rows = await context.db.prisma.practiceFeature.findMany({ where: { id: { in: [...ids] } } })
        return ids.map((id) => rows.find((row) => row.id === id)!)
      })
      return Promise.all(features.map((id) => loader.load(id)))
    },
  }),
)

builder.queryField('legacyPracticeFeatures', (t) =>
  t.field({
    type: [PracticeFeature],
    description: 'What every department needs by best practice, by department and function.',
    ...legacy('signedIn'),
    args: listArgs(t),
    resolve: async (_root, page, context) =>
      constantList(context, page, await context.db.prisma.practiceFeature.findMany({ orderBy: { sortOrder: 'asc' } })),
  }),
)
