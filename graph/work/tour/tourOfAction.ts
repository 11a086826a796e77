import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Tour } from './Tour.ts'
import { TourRun } from './TourRun.ts'
import { visibleRuns } from './visibleRuns.ts'
import { loadTours } from './visibleTours.ts'

builder.prismaObjectFields(Action, (t) => ({
  tour: t.field({
    type: Tour,
    nullable: true,
    description: 'The tour the record carries out; null if none or not visible to the viewer.',
    select: { tourId: true },
    resolve: ({ tourId }, _args, context, info) => {
      if (!tourId) return null
      const query = queryFromInfo({ context, info, typeName: 'Tour', select: { id: true } })
      const loader = context.loader<string, never>(
        `tour ${JSON.stringify(query)}`,
        async (ids) => (await loadTours([...ids], context, info)) as never[],
      )
      return loader.load(tourId)
    },
  }),
  tourRun: t.field({
    type: TourRun,
    nullable: true,
    description: "The run of the record's tour; null until one is planned, and of a record of the past.",
    select: { id: true, tourId: true },
    resolve: ({ id, tourId }, _args, context, info) => {
      if (!tourId || context.asOf) return null
      const query = queryFromInfo({ context, info, typeName: 'TourRun', select: { id: true, actionId: true } })
      const loader = context.loader<string, never>(`tour run ${JSON.stringify(query)}`, async (ids) => {
        const where = {
          AND: [visibleRuns(context), { actionId: { in: [...ids] }, status: { not: 'ABANDONED' as const } }],
        }
        const rows: { actionId?: string | null }[] = await context.db.prisma.tourRun.findMany({ ...query, where })
        return ids.map((one) => (rows.find(({ actionId }) => actionId === one) ?? null) as never)
      })
      return loader.load(id)
    },
  }),
}))
