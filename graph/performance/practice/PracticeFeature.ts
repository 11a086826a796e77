import type { PracticeFeature as Row } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { listArgs } from '../../kernel/paging.ts'
import { levels, RequirementLevel } from './enums.ts'
import { readSolutions } from './readSolutions.ts'
import { TechnologySolution } from './TechnologySolution.ts'

const PracticeFeature = builder.objectRef<Row>('PracticeFeature').implement({
  description: 'What a function of a department needs by best practice.',
  fields: (t) => ({
    internalID: t.exposeInt('id', { description: 'Its number.', ...legacy() }),
    area: t.exposeString('department', { description: 'The department, as best practice names it.' }),
    function: t.exposeString('function', { description: 'The function of that department.' }),
    name: t.exposeString('feature', { description: 'What is needed.' }),
    description: t.exposeString('description', { description: 'What that means.' }),
    requirement: t.expose('requirement', { type: RequirementLevel, description: 'How much it is needed.' }),
    requirementName: t.string({
      description: 'How much it is needed, in a word.',
      resolve: ({ requirement }) => levels[requirement].name,
    }),
  }),
})

builder.objectField(PracticeFeature, 'solutions', (t) =>
  t.field({
    type: [TechnologySolution],
    description: 'The standard solutions of any industry that cover it.',
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
    description: 'The features that it covers, by department.',
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
