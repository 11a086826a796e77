import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { tourToChange } from './visibleTours.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { tourId: string }>(
  'The tour',
  {
    archiveTour: {
      to: 'INACTIVE',
      description: 'Archives a tour and its task records, so that it falls due no more.',
    },
    restoreTour: { to: 'ACTIVE', description: 'Takes an archived tour and its task records back into use.' },
  },
  {
    policy: 'tasks.edit',
    async resolve(input, { context, write }, status) {
      const { id, version: seen } = await tourToChange(context, input.id)
      const version = input.version ?? seen
      return write(async ({ tour, taskRecord }) => {
        await changeVersioned(tour, 'The tour', { id, version }, { status })
        await taskRecord.updateMany({
          where: { tourId: id, status: { not: status } },
          data: { status, version: { increment: 1 } },
        })
        return { tourId: id }
      })
    },
    success: tourInAnswer,
  },
)
