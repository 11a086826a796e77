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
  description: 'The reason why an occurrence is not scheduled.',
  values: {
    EXISTS: { description: 'The occurrence already exists.' },
    OVER: { description: 'The start has already passed.' },
    PAUSED: { description: 'The routine is paused.' },
    ARCHIVED: { description: 'The task record or its organization is archived.' },
  } satisfies Record<SkipReason, object>,
})

const ScheduleConflictKind = builder.enumType('ScheduleConflictKind', {
  description: 'A kind of conflict that does not prevent scheduling.',
  values: {
    CLOSED: { description: 'The organization is closed on that day.' },
    OUTSIDE_HOURS: { description: "The start is outside the organization's business hours." },
    ABSENT: { description: 'All assignees are away, without a deputy.' },
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
  description: 'The planned occurrences of one routine.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    count: t.exposeInt('count', { description: 'The number of occurrences.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'The start of the first occurrence.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'The start of the last occurrence.' }),
  }),
})

export const ScheduleSkip = builder.objectRef<Skipped>('ScheduleSkip').implement({
  description: 'Occurrences of a routine that are not scheduled, with the reason.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    count: t.exposeInt('count', { description: 'The number of occurrences.' }),
    reason: t.expose('reason', { type: ScheduleSkipReason, description: 'The reason for declining or skipping.' }),
  }),
})

export const ScheduleConflict = builder.objectRef<Conflict>('ScheduleConflict').implement({
  description: 'A conflict affecting occurrences of a routine that are scheduled nonetheless.',
  fields: (t) => ({
    series: t.field({
      type: Series,
      description: 'The routine.',
      resolve: (line, _args, context, info) => seriesOf(line, context, info),
    }),
    kind: t.expose('kind', { type: ScheduleConflictKind, description: 'The kind of conflict.' }),
    count: t.exposeInt('count', { description: 'The number of occurrences.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'The start of the first affected occurrence.' }),
  }),
})
