import { builder } from '../../kernel/builder.ts'
import { addressKey } from '../../kernel/addressKey.ts'
import { globalId } from '../../kernel/node.ts'
import { recordKey } from '../../work/action/recordKey.ts'
import { responseKinds, type ResponseRow } from './readResponses.ts'

const meanings = {
  CHECKLIST: 'A submitted checklist of an action record.',
  SOP: 'A version of an SOP that a person has read.',
  ASSOCIATION: 'A decided request to join an organization.',
  PRACTICE: 'Answers to best-practice features.',
} as const

export const ResponseKind = builder.enumType('ResponseKind', {
  description: 'The kind of a response.',
  values: Object.fromEntries(responseKinds.map((kind) => [kind, { description: meanings[kind] }])) as Record<
    keyof typeof meanings,
    { description: string }
  >,
})

const ResponsePractice = builder.objectRef<string[]>('ResponsePractice').implement({
  description: 'The organization, department or group that best-practice answers are for.',
  fields: (t) => ({
    organizationId: t.id({ description: 'The organization.', resolve: ([id]) => globalId('Organization', id!) }),
    departmentId: t.id({
      nullable: true,
      description: 'The department; null if the answers are for the whole organization.',
      resolve: ([, id]) => (id ? globalId('Department', id) : null),
    }),
    groupId: t.id({
      nullable: true,
      description: 'The group; null if the answers are not for a single group.',
      resolve: ([, , id]) => (id ? globalId('Group', id) : null),
    }),
  }),
})

export const Response = builder.objectRef<ResponseRow>('Response').implement({
  description:
    'An entry in the response inbox: a submitted checklist, a read SOP, a decided membership request or best-practice answers.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ResponseKind, description: 'The kind of response.' }),
    key: t.exposeString('key', { description: 'A key that is unique within the kind of response.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the response was received.' }),
    title: t.exposeString('title', {
      description: 'The name of the checklist, SOP, organization or best-practice department.',
    }),
    detail: t.exposeString('detail', {
      description: 'A short text about the response, such as the record, the SOP version or the decision.',
    }),
    person: t.exposeString('person', {
      nullable: true,
      description: 'The name of the person who submitted, read, decided or answered.',
    }),
    organization: t.exposeString('organization', {
      nullable: true,
      description: 'The name of the organization that the response concerns.',
    }),
    failedCount: t.exposeInt('failedCount', {
      description: 'The number of failed checklist answers. 0 for other kinds of response.',
    }),
    recordKey: t.string({
      nullable: true,
      description: 'The key of the related action record, such as AR-1042; null if there is none.',
      resolve: ({ record }) => record && recordKey(record.number),
    }),
    recordAddressKey: t.string({
      nullable: true,
      description: 'What stands for that record in an address: its key or its uuid; null if there is none.',
      resolve: ({ record }, _args, context) =>
        record && addressKey(context.requireViewer(), record, recordKey(record.number)),
    }),
    practice: t.field({
      type: ResponsePractice,
      nullable: true,
      description:
        'The organization, department or group that the best-practice answers are for; null for other kinds of response.',
      resolve: ({ place }) => place,
    }),
    sopId: t.id({
      nullable: true,
      description: 'The SOP, where it is such.',
      resolve: ({ sopId }) => sopId && globalId('Sop', sopId),
    }),
  }),
})
