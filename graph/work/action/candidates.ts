import { builder } from '../../kernel/builder.ts'
import { delegates } from '../delegation/delegates.ts'
import { firstOf } from '../../kernel/paging.ts'
import { globalId } from '../../kernel/node.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Action } from './Action.ts'
import { assignees } from '../task/assignees.ts'
import type { Person } from '../../people/membership/peopleAt.ts'
import { possibility } from './possibilities.ts'
import { readSubject } from './readActions.ts'
import { placeOf } from './subject.ts'

export const Candidate = builder.objectRef<Person>('Candidate').implement({
  description: 'Somebody a record could go to.',
  fields: (t) => ({
    userId: t.id({ description: 'The id of the user.', resolve: ({ id }) => globalId('User', id) }),
    name: t.exposeString('name', { description: 'What the person is called.' }),
    level: t.expose('level', { type: AccessLevel, description: 'The highest access level there.' }),
  }),
})

const usual = 20

builder.prismaObjectFields(Action, (t) => ({
  assignees: t.field({
    type: [Candidate],
    description: 'To whom the viewer may assign the record, by name.',
    select: { id: true },
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      first: t.arg.int({ description: 'How many to return, at most 100.' }),
    },
    resolve: async ({ id }, { search, first }, context) => {
      const subject = await readSubject(context, { column: 'id', values: [id] })
      return subject ? assignees(context, subject, search ?? '', firstOf(first, usual)) : []
    },
  }),
  delegates: t.field({
    type: [Candidate],
    description: 'To whom the viewer may delegate the record, by name.',
    select: { id: true },
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      first: t.arg.int({ description: 'How many to return, at most 100.' }),
    },
    resolve: async ({ id }, { search, first }, context) => {
      const subject = await readSubject(context, { column: 'id', values: [id] })
      if (!subject) return []
      const { by } = possibility('DELEGATE', context.requireViewer(), { ...subject, ...placeOf(subject) }, context.now)
      return delegates(context, by, subject, search ?? '', firstOf(first, usual))
    },
  }),
}))

builder.prismaObjectField(Organization, 'assignees', (t) =>
  t.field({
    type: [Candidate],
    description: 'To whom the viewer may give a new record of this organization, by name.',
    select: { id: true, rootId: true, path: true },
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      first: t.arg.int({ description: 'How many to return, at most 100.' }),
    },
    resolve: ({ id, rootId, path }, { search, first }, context) =>
      assignees(context, { rootId, organizationId: id, organization: { path } }, search ?? '', firstOf(first, usual)),
  }),
)
