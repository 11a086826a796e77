import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { ChecklistItemKind } from './ChecklistItemKind.ts'
import './visibleChecklists.ts'

export const ChecklistItem = builder.prismaObject('ChecklistItem', {
  description: 'One thing to check in one revision of a checklist; items never change.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid.', ...legacy() }),
    kind: t.expose('kind', { type: ChecklistItemKind, description: 'The kind of answer the item takes.' }),
    prompt: t.exposeString('prompt', { description: 'What to check.' }),
    help: t.exposeString('help', { description: 'How to check it.' }),
    mandatory: t.exposeBoolean('mandatory', {
      description: 'Whether the item must be answered before a record can be completed.',
    }),
    unit: t.exposeString('unit', { description: 'The unit of the number.' }),
    minimum: t.exposeFloat('minimum', { nullable: true, description: 'The lowest number that passes.' }),
    maximum: t.exposeFloat('maximum', { nullable: true, description: 'The highest number that passes.' }),
    choices: t.exposeStringList('choices', { description: 'The options to choose from.' }),
    failingChoices: t.exposeStringList('failingChoices', { description: 'The options that count as failed.' }),
  }),
})
