import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { ownOrShared, placementOf, requireSharing } from '../../people/view/visibleViews.ts'
import { the } from '../../kernel/noun.ts'

/** How long what was deleted can be brought back. */
export const keptHours = 24

export const visibleReports = (context: Context): Prisma.SavedReportWhereInput => ({
  AND: [{ deletedAt: null }, anyOf<Prisma.SavedReportWhereInput>(ownOrShared(context.requireViewer()))],
})

export const { loadWritten: loadWrittenReport, named: reportNamed } = declareNode('SavedReport', visibleReports)

/** The same, where the viewer may change it: who shares one lets others rely on it. */
export async function reportToChange(context: Context, id: string) {
  const report = await reportNamed(context, id)
  requireSharing(context.requireViewer(), placementOf(report))
  return report
}

/** One that was deleted less than a day ago, which the viewer may change. */
export async function reportToRestore(context: Context, id: string) {
  const viewer = context.requireViewer()
  const since = new Date(context.now.getTime() - keptHours * 3_600_000)
  const report = await context.db.prisma.savedReport.findFirst({
    where: {
      AND: [
        anyOf<Prisma.SavedReportWhereInput>(ownOrShared(viewer)),
        { id: uuidOf('SavedReport', id), OR: [{ deletedAt: null }, { deletedAt: { gt: since } }] },
      ],
    },
  })
  if (!report) throw new NotFoundError(the('SavedReport'))
  requireSharing(viewer, placementOf(report))
  return report
}
