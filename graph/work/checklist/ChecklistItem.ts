import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { ChecklistItemKind } from './ChecklistItemKind.ts'
import './visibleChecklists.ts'

export const ChecklistItem = builder.prismaObject('ChecklistItem', {
  description: 'One thing to check, in one revision of a checklist; it never changes.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its uuid.', ...legacy() }),
    kind: t.expose('kind', { type: ChecklistItemKind, description: 'What it is answered with.' }),
    prompt: t.exposeString('prompt', { description: 'What is to be checked.' }),
    help: t.exposeString('help', { description: 'How to check it.' }),
    mandatory: t.exposeBoolean('mandatory', { description: 'Whether a record is complete only with an answer to it.' }),
    unit: t.exposeString('unit', { description: 'The unit of a number.' }),
    minimum: t.exposeFloat('minimum', { nullable: true, description: 'The least number that passes.' }),
    maximum: t.exposeFloat('maximum', { nullable: true, description: 'The greatest number that passes.' }),
    choices: t.exposeStringList('choices', { description: 'What there is to choose from.' }),
    failingChoices: t.exposeStringList('failingChoices', { description: 'Which of these fail.' }),
  }),
})
