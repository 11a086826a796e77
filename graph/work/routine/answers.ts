// What the mutations of routines answer with.
import type { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Occurrence } from './Occurrence.ts'
import { Series } from './Series.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type Builder<Payload> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>

export const seriesInAnswer = (t: Builder<{ seriesId: string }>) => ({
  series: t.field({
    type: Series,
    description: 'The routine after the change.',
    resolve: ({ seriesId }, _args, context, info) =>
      context.db.prisma.series.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'Series', select: { id: true } }),
        where: { id: seriesId },
      }),
  }),
})

export const occurrenceInAnswer = (t: Builder<{ occurrenceId: string }>) => ({
  occurrence: t.field({
    type: Occurrence,
    description: 'The occurrence after the change.',
    resolve: ({ occurrenceId }, _args, context, info) =>
      context.db.prisma.occurrence.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'Occurrence', select: { id: true } }),
        where: { id: occurrenceId },
      }),
  }),
})
