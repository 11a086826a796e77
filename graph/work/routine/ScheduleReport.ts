// What scheduling has done, or would do, a line a routine.
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Conflict, ConflictKind } from './conflicts.ts'
import type { Planned, Skipped, SkipReason } from './scheduling.ts'
import { Series } from './Series.ts'
import { visibleSeries } from './visibleSeries.ts'

const ScheduleSkipReason = builder.enumType('ScheduleSkipReason', {
  description: 'Why something is not scheduled.',
  values: {
    EXISTS: { description: 'It is in the ledger already.' },
    OVER: { description: 'It is over.' },
    PAUSED: { description: 'Its routine is paused.' },
    ARCHIVED: { description: 'Its task record or organization is archived.' },
  } satisfies Record<SkipReason, object>,
})

const ScheduleConflictKind = builder.enumType('ScheduleConflictKind', {
  description: 'What is in the way of something that is scheduled all the same.',
  values: {
    CLOSED: { description: 'The organization is closed that day.' },
    OUTSIDE_HOURS: { description: "It begins outside the organization's business hours." },
    ABSENT: { description: 'All who do it are away, without a deputy.' },
  } satisfies Record<ConflictKind, object>,
})

/** The routine of a line, those of one answer together. */
function seriesOf({ seriesId }: { seriesId: string }, context: Context, info: GraphQLResolveInfo) {
  const query = queryFromInfo({ context, info, typeName: 'Series', select: { id: true } })
  const loader = context.loader<string, object>(`series ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.series.findMany({
      ...query,
      where: { AND: [visibleSeries(context), { id: { in: [...ids] } }] },
    })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id) ?? new Error('The routine is not there.'))
  })
  return loader.load(seriesId) as Promise<never>
}

export const SchedulePlan = builder.objectRef<Planned>('SchedulePlan').implement({
  description: 'What of a routine is scheduled.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    count: t.exposeInt('count', { description: 'How many occurrences.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When the first begins.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When the last begins.' }),
  }),
})

export const ScheduleSkip = builder.objectRef<Skipped>('ScheduleSkip').implement({
  description: 'What of a routine is not scheduled, and why.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    count: t.exposeInt('count', { description: 'How many occurrences.' }),
    reason: t.expose('reason', { type: ScheduleSkipReason, description: 'Why not.' }),
  }),
})

export const ScheduleConflict = builder.objectRef<Conflict>('ScheduleConflict').implement({
  description: 'What is in the way of a routine that is scheduled all the same.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    kind: t.expose('kind', { type: ScheduleConflictKind, description: 'What is in the way.' }),
    count: t.exposeInt('count', { description: 'How many occurrences.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When the first of them begins.' }),
  }),
})
