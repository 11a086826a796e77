import { builder } from '../../kernel/builder.ts'
import { firstOf } from '../../kernel/paging.ts'
import { globalId } from '../../kernel/node.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Action } from './Action.ts'
import { assignees } from '../task/assignees.ts'
import type { Person } from '../../people/membership/peopleAt.ts'
import { readSubject } from './readActions.ts'

export const Candidate = builder.objectRef<Person>('Candidate').implement({
  description: 'A user to whom a record could be assigned or delegated.',
  fields: (t) => ({
    userId: t.id({ description: 'The id of the user.', resolve: ({ id }) => globalId('User', id) }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    level: t.expose('level', { type: AccessLevel, description: 'The highest access level of the user there.' }),
  }),
})

/** How many are returned where nothing is said of it. */
export const usualCandidates = 20

builder.prismaObjectField(Action, 'assignees', (t) =>
  t.field({
    type: [Candidate],
    description: 'Users the viewer may assign the record to, sorted by name.',
    select: { id: true },
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100.' }),
    },
    resolve: async ({ id }, { search, first }, context) => {
      const subject = context.asOf ? null : await readSubject(context, { column: 'id', values: [id] })
      return subject ? assignees(context, subject, search ?? '', firstOf(first, usualCandidates)) : []
    },
  }),
)

builder.prismaObjectField(Organization, 'assignees', (t) =>
  t.field({
    type: [Candidate],
    description: 'The users to whom the viewer may assign a new record of the organization, by name.',
    select: { id: true, rootId: true, path: true },
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100.' }),
    },
    resolve: ({ id, rootId, path }, { search, first }, context) =>
      assignees(
        context,
        { rootId, organizationId: id, organization: { path } },
        search ?? '',
        firstOf(first, usualCandidates),
      ),
  }),
)
