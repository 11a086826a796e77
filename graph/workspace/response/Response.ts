import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { responseKinds, type ResponseRow } from './readResponses.ts'

const meanings = {
  CHECKLIST: 'A checklist of a record was handed in.',
  SOP: 'Somebody has read a version of an SOP.',
  ASSOCIATION: 'A request to belong to an organization was decided.',
  PRACTICE: 'Somebody answered for best practice.',
} as const

export const ResponseKind = builder.enumType('ResponseKind', {
  description: 'What came back.',
  values: Object.fromEntries(responseKinds.map((kind) => [kind, { description: meanings[kind] }])) as Record<
    keyof typeof meanings,
    { description: string }
  >,
})

const ResponsePractice = builder.objectRef<string[]>('ResponsePractice').implement({
  description: 'What answers for best practice are for.',
  fields: (t) => ({
    organizationId: t.id({ description: 'The organization.', resolve: ([id]) => globalId('Organization', id!) }),
    departmentId: t.id({
      nullable: true,
      description: 'The department, where they are not for the whole organization.',
      resolve: ([, id]) => (id ? globalId('Department', id) : null),
    }),
    groupId: t.id({
      nullable: true,
      description: 'The group, where they are not for the whole department.',
      resolve: ([, , id]) => (id ? globalId('Group', id) : null),
    }),
  }),
})

export const Response = builder.objectRef<ResponseRow>('Response').implement({
  description: 'Something that came back: handed in, read or decided.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ResponseKind, description: 'What it is.' }),
    key: t.exposeString('key', { description: 'Tells two of a kind apart.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it came.' }),
    title: t.exposeString('title', {
      description: 'The checklist, the SOP, the organization, or the department of best practice.',
    }),
    detail: t.exposeString('detail', { description: 'The record it was on, the version, or what was decided.' }),
    person: t.exposeString('person', { nullable: true, description: 'Who handed in, read or decided.' }),
    organization: t.exposeString('organization', { nullable: true, description: 'The organization that it is about.' }),
    failedCount: t.exposeInt('failedCount', { description: 'How many answers failed.' }),
    recordKey: t.string({
      nullable: true,
      description: 'The key of the record that it is on.',
      resolve: ({ recordNumber }) => (recordNumber === null ? null : `AR-${recordNumber}`),
    }),
    practice: t.field({
      type: ResponsePractice,
      nullable: true,
      description: 'What the answers are for, where it is such.',
      resolve: ({ place }) => place,
    }),
    sopId: t.id({
      nullable: true,
      description: 'The SOP, where it is such.',
      resolve: ({ sopId }) => sopId && globalId('Sop', sopId),
    }),
  }),
})
