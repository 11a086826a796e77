import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { reportToChange } from './visibleReports.ts'

mutation('deleteSavedReport', {
  description: 'Deletes a report; for a day it can be brought back.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The report.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await reportToChange(context, input.id)
    const version = input.version ?? seen
    return write(async ({ savedReport }) => {
      const data = { deletedAt: context.now, updatedAt: context.now, version: { increment: 1 } }
      const { count } = await savedReport.updateMany({ where: { id, version, deletedAt: null }, data })
      if (count) return { deletedId: globalId('SavedReport', id) }
      const current = await savedReport.findFirst({ where: { id, deletedAt: null } })
      throw current ? stale('The report', { version }, current) : new NotFoundError('The report')
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }),
  }),
})
