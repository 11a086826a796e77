// What a tour is put to work with: its task record, and the routine by which it falls due.
import { Checklist } from '../checklist/Checklist.ts'
import { loadChecklist } from '../checklist/visibleChecklists.ts'
import { builder } from '../../kernel/builder.ts'
import { Series } from '../routine/Series.ts'
import { visibleSeries } from '../routine/visibleSeries.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { TaskRecord } from '../task/TaskRecord.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'
import { Tour } from './Tour.ts'

builder.prismaObjectFields(Tour, (t) => ({
  checklist: t.field({
    type: Checklist,
    nullable: true,
    description: 'The checklist added to each record of the tour; null if there is none.',
    select: { checklistId: true },
    resolve: ({ checklistId }, _args, context, info) => {
      return checklistId ? loadChecklist(context, info, checklistId) : null
    },
  }),
  taskRecord: t.field({
    type: TaskRecord,
    nullable: true,
    description: 'The task record of the tour, the most recent one if there are several; null if there is none.',
    resolve: ({ id }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'TaskRecord', select: { id: true, tourId: true } })
      const loader = context.loader<string, never>(`task record of tour ${JSON.stringify(query)}`, async (ids) => {
        const where = { AND: [visibleTaskRecords(context), { tourId: { in: [...ids] } }] }
        const rows: { tourId?: string | null }[] = await context.db.prisma.taskRecord.findMany({
          ...query,
          where,
          orderBy: { legacyId: 'desc' },
        })
        return ids.map((tourId) => (rows.find((row) => row.tourId === tourId) ?? null) as never)
      })
      return loader.load(id)
    },
  }),
  series: t.field({
    type: Series,
    nullable: true,
    description: 'The active or paused routine by which the tour recurs; null if there is none.',
    resolve: ({ id }, _args, context, info) => {
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Series',
        select: { id: true, taskRecord: { select: { tourId: true } } },
      })
      const loader = context.loader<string, never>(`series of tour ${JSON.stringify(query)}`, async (ids) => {
        const where = {
          AND: [
            visibleSeries(context),
            { taskRecord: { tourId: { in: [...ids] } }, status: { not: 'ENDED' as const } },
          ],
        }
        const rows: { taskRecord?: { tourId?: string | null } }[] = await context.db.prisma.series.findMany({
          ...query,
          where,
          orderBy: { legacyId: 'desc' },
        })
        return ids.map((tourId) => (rows.find((row) => row.taskRecord?.tourId === tourId) ?? null) as never)
      })
      return loader.load(id)
    },
  }),
}))
