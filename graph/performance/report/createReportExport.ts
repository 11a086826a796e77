import { ForbiddenError, LimitReachedError, NotFoundError } from '../../kernel/errors.ts'
import { expiryOf, ticketAddress } from '../../organization/file/ticket.ts'
import { mutation } from '../../kernel/mutation.ts'
import { noteExport } from '../../kernel/noteExport.ts'
import { mayExport } from './mayExport.ts'
import { rootIdOf } from './rootIdOf.ts'
import { readableScope } from './readTable.ts'
import { reportNamed } from './visibleReports.ts'
import * as m from './__generated__/messages.ts'

mutation('createReportExport', {
  description: 'Creates a URL to download the values of a report as CSV, with one line per metric and period.',
  policy: 'export',
  scope: 'EXPORT',
  input: (t) => ({ savedReportId: t.id({ required: true, description: 'The report to export.' }) }),
  errors: [LimitReachedError],
  async resolve({ savedReportId }, { context, write }) {
    const viewer = context.requireViewer()
    const report = await reportNamed(context, savedReportId)
    const rootId = await rootIdOf(context, report.metricIds)
    const scope = rootId && (await readableScope(context, report, rootId))
    if (!scope) throw new NotFoundError(m.theScope)
    if (!mayExport(viewer, scope)) throw new ForbiddenError(viewer.refusal('export', scope.rootId))
    const request = { reportId: report.id, report: report.name }
    return write(async (transaction) => ({
      exportId: await noteExport(transaction, context, [scope.rootId], request),
    }))
  },
  success: (t) => ({
    url: t.field({
      type: 'URL',
      description: 'The download URL.',
      resolve: ({ exportId }, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'export', { fileId: exportId, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the URL expires.',
      resolve: (_export, _args, context) => expiryOf(context.now),
    }),
  }),
})
