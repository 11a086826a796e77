import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { occurrenceObstacle } from './obstacles.ts'
import { visibleOccurrences } from './visibleSeries.ts'

/** The occurrence that an input names, seen by the viewer, who may change it, and which can be changed. */
export async function occurrenceToChange(context: Context, globalId: string, isOpenFor = occurrenceObstacle) {
  const occurrence = await context.db.prisma.occurrence.findFirst({
    where: { AND: [visibleOccurrences(context), { id: uuidOf('Occurrence', globalId, 'The occurrence') }] },
    include: {
      action: { select: { legacyId: true } },
      series: {
        include: {
          taskRecord: { include: { organization: { select: { archivedAt: true, timeZone: true, path: true } } } },
        },
      },
    },
  })
  if (!occurrence) throw new NotFoundError('The occurrence')
  requirePlaced(context.requireViewer(), 'tasks.edit', occurrence.series.taskRecord)
  const obstacle = isOpenFor(occurrence, context.now)
  if (obstacle) throw new ValidationError([{ path: 'input', message: obstacle }])
  return occurrence
}
