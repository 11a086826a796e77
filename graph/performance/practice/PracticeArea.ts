import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { stageOf } from './maturity.ts'
import type { AreaShape } from './readBoard.ts'

export const PracticeArea = builder.objectRef<AreaShape>('PracticeArea').implement({
  description: 'A department as named in best practice, and its status.',
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ id }) => globalId('PracticeArea', id),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether it corresponds to the requested department.' }),
    features: t.exposeInt('features', { description: 'The number of features best practice requires.' }),
    answered: t.exposeInt('answered', { description: 'The number of features that are answered.' }),
    inPlace: t.exposeInt('inPlace', { description: 'The number of features in place.' }),
    notApplicable: t.exposeInt('notApplicable', { description: 'The number of features that do not apply.' }),
    gaps: t.exposeInt('gaps', {
      description: 'The number of gaps: features that are answered, applicable and not in place.',
    }),
    requiredGaps: t.exposeInt('requiredGaps', { description: 'The number of gaps that are required.' }),
    maturity: t.exposeInt('maturity', {
      nullable: true,
      description:
        'The implementation of answered, applicable features, from 0 to 100; required features count three times as much as optional ones; null if no applicable feature is answered.',
    }),
    stage: t.string({
      description: 'The maturity in words.',
      resolve: ({ maturity }, _args, { language }) => stageOf(maturity).in(language),
    }),
  }),
})
