import { builder } from '../../kernel/builder.ts'
import { firstOf } from '../../kernel/paging.ts'
import { Action } from '../action/Action.ts'
import { Candidate, usualCandidates } from '../action/candidates.ts'
import { possibility } from '../action/possibilities.ts'
import { readSubject } from '../action/readActions.ts'
import { recordPlace } from '../action/subject.ts'
import { delegates } from './delegates.ts'

builder.prismaObjectField(Action, 'delegates', (t) =>
  t.field({
    type: [Candidate],
    description: 'Users the viewer may delegate the record to, sorted by name.',
    select: { id: true },
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100.' }),
    },
    resolve: async ({ id }, { search, first }, context) => {
      const subject = context.asOf ? null : await readSubject(context, { column: 'id', values: [id] })
      if (!subject) return []
      const { by } = possibility(
        'DELEGATE',
        context.requireViewer(),
        { ...subject, ...recordPlace(subject) },
        context.now,
      )
      return delegates(context, by, subject, search ?? '', firstOf(first, usualCandidates))
    },
  }),
)
