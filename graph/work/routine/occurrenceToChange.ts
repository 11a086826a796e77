import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { occurrenceObstacle } from './obstacles.ts'
import { occurrenceNamed } from './visibleSeries.ts'

/** The occurrence that an input names, seen by the viewer, who may change it, and which can be changed. */
export async function occurrenceToChange(context: Context, globalId: string, isOpenFor = occurrenceObstacle) {
  const occurrence = await occurrenceNamed(context, globalId, {
    include: {
      action: { select: { number: true } },
      series: {
        include: {
          taskRecord: { include: { organization: { select: { archivedAt: true, timeZone: true, path: true } } } },
        },
      },
    },
  })
  requirePlaced(context.requireViewer(), 'tasks.edit', occurrence.series.taskRecord)
  const obstacle = isOpenFor(occurrence, context.now)
  if (obstacle) throw new ValidationError([{ path: 'input', message: obstacle }])
  return occurrence
}
