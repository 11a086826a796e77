import { builder } from '../../kernel/builder.ts'
import { ActionState, BucketName, Need, TransitionName } from './enums.ts'
import { bucketNamed, stateTable } from './states.ts'
import type { Possibility as Shape } from './possibilities.ts'

export const Possibility = builder.objectRef<Shape>('Possibility').implement({
  description: 'A transition of a record, with whether the viewer may make it.',
  fields: (t) => ({
    name: t.expose('name', { type: TransitionName, description: 'The transition.' }),
    label: t.exposeString('label', { description: 'What it is called.' }),
    allowed: t.exposeBoolean('allowed', { description: 'Whether the viewer may make it now.' }),
    reason: t.exposeString('reason', { description: 'Why not; empty where it is allowed.' }),
    awaitsChecklist: t.exposeBoolean('awaitsChecklist', {
      description: 'Whether only open items of its checklists stand in the way.',
    }),
    to: t.expose('to', { type: ActionState, description: 'The state it leads to.' }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket it leads to; none where the record leaves the board.',
      resolve: ({ to }) => bucketNamed(stateTable[to].bucket),
    }),
    onBehalfOf: t.string({
      nullable: true,
      description: 'The name of whom the viewer stands in for with it; null where they do it for themselves.',
      resolve: ({ by: [as] }, _args, context) => (as.id === context.viewer?.id ? null : as.name),
    }),
    needs: t.expose('needs', { type: [Need], description: 'What it asks for.' }),
  }),
})
