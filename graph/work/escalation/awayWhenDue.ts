// Who is away when a clock runs out, and leaves nobody to stand in for the record: who has it, or is asked for an
// answer.
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Absence } from '../../people/schedule/Absence.ts'
import { Clock } from './Clock.ts'

interface Due {
  actionId: string
  dueAt: number
  isForAnswer: boolean
}

const statement = `
  select w.place, x.id
  from unnest($1::uuid[], $2::timestamptz[], $3::boolean[]) with ordinality w(action_id, due_at, is_for_answer, place)
  join action a on a.id = w.action_id
  join absence x on x.user_id = case when w.is_for_answer then a.escalated_to_id else a.assignee_id end
    and x.root_id = a.root_id and x.starts_at <= w.due_at and x.ends_at > w.due_at and x.cancelled_at is null
  where deputy_at(x.id, a.organization_id, a.group_id, w.due_at) is null`

builder.objectField(Clock, 'awayWhenDue', (t) =>
  t.field({
    type: Absence,
    nullable: true,
    description:
      'The absence of the user who has the record when the clock runs out; null if they are there, somebody stands in, or the clock is read as of an instant of the past.',
    resolve: ({ actionId, dueAt, isForAnswer, stoppedAt, firedAt, pausedAt }, _args, context, info) => {
      // Of the past nobody can be told any more.
      if (context.asOf || dueAt === null || stoppedAt !== null || firedAt !== null || pausedAt !== null) return null
      const query = queryFromInfo({ context, info, typeName: 'Absence', select: { id: true } })
      const loader = context.loader<Due, never | null>(
        `away when due ${JSON.stringify(query)}`,
        async (wanted) => {
          const found = await context.db.run<[place: number, absenceId: string]>(statement, [
            wanted.map((one) => one.actionId),
            wanted.map((one) => new Date(one.dueAt)),
            wanted.map((one) => one.isForAnswer),
          ])
          const ids = found.map(([, id]) => id)
          const rows = ids.length
            ? ((await context.db.prisma.absence.findMany({ ...query, where: { id: { in: ids } } })) as { id: string }[])
            : []
          const idAt = new Map(found.map(([place, id]) => [place, id]))
          return wanted.map((_one, i) => (rows.find(({ id }) => id === idAt.get(i + 1)) as never) ?? null)
        },
        (one) => `${one.actionId} ${one.dueAt} ${one.isForAnswer}`,
      )
      return loader.load({ actionId, dueAt, isForAnswer })
    },
  }),
)
