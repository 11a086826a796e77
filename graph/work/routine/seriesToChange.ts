import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { changeObstacle } from './obstacles.ts'
import { seriesNamed } from './visibleSeries.ts'

/** The series that an input names, seen by the viewer, who may change it, and which can be changed. */
export async function seriesToChange(context: Context, globalId: string) {
  const series = await seriesNamed(context, globalId, {
    include: { taskRecord: { include: { organization: { select: { archivedAt: true, timeZone: true } } } } },
  })
  requirePlaced(context.requireViewer(), 'tasks.edit', series.taskRecord)
  const obstacle = changeObstacle(series)
  if (obstacle) throw new ValidationError([{ path: 'input', message: obstacle }])
  return series
}
