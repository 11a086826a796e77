import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { stageOf } from './maturity.ts'
import type { AreaShape } from './readBoard.ts'

export const PracticeArea = builder.objectRef<AreaShape>('PracticeArea').implement({
  description: 'A department as best practice names it, and how far a place is with what it needs.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ id }) => globalId('PracticeArea', id),
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether it is what the department that was asked for does.' }),
    features: t.exposeInt('features', { description: 'How much it needs.' }),
    answered: t.exposeInt('answered', { description: 'For how much of that there is an answer.' }),
    inPlace: t.exposeInt('inPlace', { description: 'How much is in place.' }),
    notApplicable: t.exposeInt('notApplicable', { description: 'How much does not apply.' }),
    gaps: t.exposeInt('gaps', { description: 'How much is answered, of use, and not in place.' }),
    requiredGaps: t.exposeInt('requiredGaps', { description: 'How many of the gaps are required.' }),
    maturity: t.exposeInt('maturity', {
      nullable: true,
      description:
        'From 0 to 100 what of that which is answered and applies is in place, what is required weighing thrice what is optional; null where nothing is.',
    }),
    stage: t.string({ description: 'The maturity in a word.', resolve: ({ maturity }) => stageOf(maturity) }),
  }),
})
