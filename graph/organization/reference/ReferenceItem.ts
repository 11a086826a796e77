import { builder } from '../../kernel/builder.ts'
import { entryId } from '../../kernel/entryId.ts'
import { legacy } from '../../kernel/legacy.ts'
import { AnyNode, policy, registerNode } from '../../kernel/node.ts'
import {
  referenceLists,
  type ReferenceItem as Shape,
  type ReferenceList as ReferenceListName,
} from '../../kernel/references.ts'

const titles: Record<(typeof referenceLists)[number], string> = {
  RECORD_STATUS: 'The statuses of action records.',
  ACTION_CLASS: 'How often work is due.',
  SCHEDULE_PRIORITY: 'The priorities of work.',
  TASK_OBJECTIVE: 'The objectives of work.',
  TOUR_TYPE: 'The kinds of tours.',
  ACTION_TYPE: 'The types of actions on an appointment.',
  TRANSACTION_TYPE: 'The kinds of transactions.',
  TTP_TYPE: 'The kinds of partners.',
  AUDIT_STATUS: 'The audit statuses of organizations.',
  LEGAL_ENTITY_TYPE: 'The legal forms of organizations.',
  GOVT_ENTITY_TYPE: 'The types of government-issued identifiers.',
  PLATFORM_STATUS: 'The platform statuses of organizations.',
  LOCATION_TYPE: 'The kinds of locations.',
  GROUPING_TYPE: 'The types of hierarchies that group organizations.',
}

const ReferenceList = builder.enumType('ReferenceList', {
  description: 'A reference list.',
  values: Object.fromEntries(referenceLists.map((list) => [list, { description: titles[list] }])) as Record<
    (typeof referenceLists)[number],
    { description: string }
  >,
})

export const ReferenceItem = builder.objectRef<Shape>('ReferenceItem').implement({
  description: 'An item of a reference list.',
  interfaces: [AnyNode],
  ...policy('signedIn'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: ({ list, id }) => entryId(list, id),
    }),
    list: t.expose('list', { type: ReferenceList, description: 'The reference list that it is in.' }),
    internalID: t.exposeInt('id', { description: 'The number of the item in its list.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    sortOrder: t.exposeInt('sortOrder', { description: 'The position in the list.' }),
    active: t.exposeBoolean('active', { description: 'Whether it can be used for new objects.' }),
  }),
})

registerNode('ReferenceItem', async (names, { references }) =>
  names.map((name) => {
    const [list, number] = name.split(':') as [ReferenceListName, string]
    return references.list(list).find(({ id }) => String(id) === number) ?? null
  }),
)

builder.queryField('reference', (t) =>
  t.field({
    type: [ReferenceItem],
    description: 'The entries of a reference list, in order.',
    ...policy('signedIn'),
    args: { list: t.arg({ type: ReferenceList, required: true, description: 'The reference list to return.' }) },
    resolve: (_root, { list }, { references }) => references.list(list),
  }),
)
