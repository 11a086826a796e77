import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { tourToChange } from './visibleTours.ts'

mutation('archiveTour', {
  description: 'Takes a tour out of use, or back into use; its task records go with it, so that it falls due no more.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The tour.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    restore: t.boolean({ description: 'Whether it is taken back into use; it is not, unless said otherwise.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await tourToChange(context, input.id)
    const version = input.version ?? seen
    const status = input.restore ? 'ACTIVE' : 'INACTIVE'
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
})
