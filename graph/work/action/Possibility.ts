import { builder } from '../../kernel/builder.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { ActionState, BucketName, Need, TransitionName } from './enums.ts'
import { bucketNamed, stateTable } from './states.ts'
import type { Possibility as Shape } from './possibilities.ts'

export const Possibility = builder.objectRef<Shape>('Possibility').implement({
  description: 'A transition of a record, and whether the viewer may make it.',
  fields: (t) => ({
    name: t.expose('name', { type: TransitionName, description: 'The transition.' }),
    label: t.string({
      description: 'The display name.',
      resolve: ({ label }, _args, { language }) => label.in(language),
    }),
    allowed: t.exposeBoolean('allowed', { description: 'Whether the viewer may make it now.' }),
    fitsState: t.exposeBoolean('fitsState', {
      description:
        'Whether the transition starts from the current state; false if that state rules it out for everyone.',
    }),
    reason: t.string({
      description: 'Why it is not allowed; empty if it is.',
      resolve: ({ reason }, _args, { language }) => textIn(language, reason),
    }),
    awaitsChecklist: t.exposeBoolean('awaitsChecklist', {
      description: 'Whether only open checklist items prevent it.',
    }),
    to: t.expose('to', { type: ActionState, description: 'The state it leads to.' }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket it leads to; null if the record leaves the board.',
      resolve: ({ to }) => bucketNamed(stateTable[to].bucket),
    }),
    onBehalfOf: t.string({
      nullable: true,
      description: 'The name of the user the viewer acts for in this transition; null if they act for themselves.',
      resolve: ({ by: [as] }, _args, context) => (as.id === context.viewer?.id ? null : as.name),
    }),
    needs: t.expose('needs', { type: [Need], description: 'The inputs it requires.' }),
  }),
})
