import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { SavedReport } from './SavedReport.ts'
import { visibleReports } from './visibleReports.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('reorderSavedReports', {
  description: "Reorders the viewer's reports; all of them must be given.",
  policy: 'signedIn',
  input: (t) => ({
    savedReportIds: t.idList({
      required: true,
      description: 'All saved reports of the viewer, in the order to give them.',
    }),
  }),
  async resolve({ savedReportIds }, { context, write }) {
    const { id: ownerId } = context.requireViewer()
    const wanted = savedReportIds.map((id) => uuidOf('SavedReport', id))
    return write(async (transaction) => {
      const own = await transaction.savedReport.findMany({
        where: { AND: [visibleReports(context), { ownerId }] },
        select: { id: true },
      })
      if (wanted.some((id) => !own.some((one) => one.id === id))) throw new NotFoundError(the('SavedReport'))
      if (new Set(wanted).size !== own.length || wanted.length !== own.length) throw new ConflictError(m.orderOutdated)
      await transaction.$executeRaw`
        update saved_report r set place = k.n from unnest(${wanted}::uuid[]) with ordinality k(id, n) where r.id = k.id and r.owner_id = ${ownerId}::uuid`
      return { ids: wanted }
    })
  },
  success: (t) => ({
    reports: t.field({
      type: [SavedReport],
      description: "The viewer's saved reports in order.",
      resolve: ({ ids }, _args, context) =>
        context.db.prisma.savedReport.findMany({
          where: { id: { in: ids } },
          orderBy: [{ place: 'asc' }, { legacyId: 'asc' }],
        }),
    }),
  }),
})
