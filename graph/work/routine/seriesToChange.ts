import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { changeObstacle } from './obstacles.ts'
import { visibleSeries } from './visibleSeries.ts'

/** The series that an input names, seen by the viewer, who may change it, and which can be changed. */
export async function seriesToChange(context: Context, globalId: string) {
  const series = await context.db.prisma.series.findFirst({
    where: { AND: [visibleSeries(context), { id: uuidOf('Series', globalId, 'The routine') }] },
    include: { taskRecord: { include: { organization: { select: { archivedAt: true, timeZone: true } } } } },
  })
  if (!series) throw new NotFoundError('The routine')
  requirePlaced(context.requireViewer(), 'tasks.edit', series.taskRecord)
  const obstacle = changeObstacle(series)
  if (obstacle) throw new ValidationError([{ path: 'input', message: obstacle }])
  return series
}
