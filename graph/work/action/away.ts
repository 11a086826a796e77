// Who is away of those whom a record is with, or could go to.
import { builder } from '../../kernel/builder.ts'
import { Absence } from '../../people/schedule/Absence.ts'
import { absenceNow } from '../../people/schedule/visibleAbsences.ts'
import { Action } from './Action.ts'
import { Candidate } from './candidates.ts'

builder.prismaObjectField(Action, 'away', (t) =>
  t.field({
    type: [Absence],
    description:
      'Who of those that it is with is away now: its assignee, whoever was asked to take it, whom it was escalated to.',
    select: { rootId: true, assigneeId: true, delegateId: true, escalatedToId: true },
    resolve: async ({ rootId, assigneeId, delegateId, escalatedToId }, _args, context, info) => {
      const people = new Set([assigneeId, delegateId, escalatedToId].filter((one) => one !== null))
      const found = await Promise.all([...people].map((id) => absenceNow(context, info, id, rootId)))
      return found.filter((absence) => absence !== null)
    },
  }),
)

builder.objectField(Candidate, 'away', (t) =>
  t.field({
    type: Absence,
    nullable: true,
    description: 'The absence that they are on now; null where they are there.',
    resolve: ({ id, rootId }, _args, context, info) => absenceNow(context, info, id, rootId),
  }),
)
