import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { tourToChange } from './visibleTours.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { tourId: string }>(
  the('Tour'),
  {
    archiveTour: {
      to: 'INACTIVE',
      description: 'Archives a tour and its task records, so that it falls due no more.',
    },
    restoreTour: { to: 'ACTIVE', description: 'Takes an archived tour and its task records back into use.' },
  },
  {
    policy: 'tasks.edit',
    undo: { noun: 'Tour', column: 'status', find: tourToChange },
    resolve: changing(tourToChange, async ({ tour, taskRecord }, seen, status) => {
      await changeVersioned(tour, the('Tour'), seen, { status })
      await taskRecord.updateMany({
        where: { tourId: seen.id, status: { not: status } },
        data: { status, version: { increment: 1 } },
      })
      return { tourId: seen.id }
    }),
    success: tourInAnswer,
  },
)
