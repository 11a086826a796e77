import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { referenceLists, type ReferenceItem as Shape } from '../../kernel/references.ts'

export const ReferenceItem = builder.objectRef<Shape>('ReferenceItem').implement({
  description: 'An entry of a reference list.',
  fields: (t) => ({
    internalID: t.exposeInt('id', { description: 'Its number in the list.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    sortOrder: t.exposeInt('sortOrder', { description: 'Its place in the list.' }),
    active: t.exposeBoolean('active', { description: 'Whether it is still given to new things.' }),
  }),
})

const titles: Record<(typeof referenceLists)[number], string> = {
  RECORD_STATUS: 'The statuses of action records.',
  ACTION_CLASS: 'How often work falls due.',
  SCHEDULE_PRIORITY: 'How much work presses.',
  TASK_OBJECTIVE: 'What work is for.',
  TOUR_TYPE: 'The kinds of tours.',
  ACTION_TYPE: 'What is done to an appointment.',
  TRANSACTION_TYPE: 'The kinds of transactions.',
  TTP_TYPE: 'The kinds of partners.',
  AUDIT_STATUS: 'How far the audit of an organization is.',
  LEGAL_ENTITY_TYPE: 'The legal forms of organizations.',
  GOVT_ENTITY_TYPE: 'The kinds of numbers that a government gives.',
  PLATFORM_STATUS: 'How an organization stands with the product.',
  LOCATION_TYPE: 'The kinds of locations.',
  GROUPING_TYPE: 'The hierarchies beside the tree.',
}

const ReferenceList = builder.enumType('ReferenceList', {
  description: 'The reference lists.',
  values: Object.fromEntries(referenceLists.map((list) => [list, { description: titles[list] }])) as Record<
    (typeof referenceLists)[number],
    { description: string }
  >,
})

builder.queryField('reference', (t) =>
  t.field({
    type: [ReferenceItem],
    description: 'A reference list in its order.',
    ...policy('signedIn'),
    args: { list: t.arg({ type: ReferenceList, required: true, description: 'Which list.' }) },
    resolve: (_root, { list }, { references }) => references.list(list),
  }),
)
