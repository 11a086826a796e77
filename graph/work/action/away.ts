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
      'The current absences of the assignee, the user asked to take the record and the user it was escalated to.',
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
    description: 'The current absence; null if the user is not away.',
    resolve: ({ id, rootId }, _args, context, info) => absenceNow(context, info, id, rootId),
  }),
)
