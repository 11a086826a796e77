import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { SavedReport } from './SavedReport.ts'
import { loadWrittenReport, reportToRestore } from './visibleReports.ts'
import * as m from './__generated__/messages.ts'

mutation('restoreSavedReport', {
  description: 'Restores a report deleted less than 24 hours ago; a report that is not deleted is unchanged.',
  policy: 'signedIn',
  input: (t) => ({ id: t.id({ required: true, description: 'The deleted report.' }) }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { id } = await reportToRestore(context, input.id)
    return orNameTaken(
      m.nameTaken,
      write(async ({ savedReport }) => {
        await savedReport.updateMany({
          where: { id, deletedAt: { not: null } },
          data: { deletedAt: null, updatedAt: context.now, version: { increment: 1 } },
        })
        return { reportId: id }
      }),
    )
  },
  success: (t) => ({
    report: t.field({
      type: SavedReport,
      description: 'The restored report.',
      resolve: ({ reportId }, _args, context, info) => loadWrittenReport(context, info, reportId),
    }),
  }),
})
