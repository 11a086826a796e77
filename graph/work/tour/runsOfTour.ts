import { builder } from '../../kernel/builder.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Tour } from './Tour.ts'
import { TourRun } from './TourRun.ts'
import { visibleRuns } from './visibleRuns.ts'

builder.prismaObjectField(Tour, 'runs', (t) =>
  t.connection({
    type: TourRun,
    description: 'Its runs in sight, the newest first.',
    resolve: ({ id }, args, context, info) => {
      const where = { AND: [visibleRuns(context), { tourId: id }] }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'TourRun',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      return pageByNumber(`runs ${id}`, args, (entries) =>
        context.db.prisma.tourRun.findMany({ ...query, where, orderBy: { legacyId: 'desc' }, ...entries }),
      )
    },
  }),
)
