import { builder } from '../../kernel/builder.ts'
import { Permission, permission } from '../../kernel/permission.ts'
import { mayExport } from './mayExport.ts'
import { rootIdOf } from './rootIdOf.ts'
import { readableScope } from './readTable.ts'
import { SavedReport } from './SavedReport.ts'

builder.prismaObjectField(SavedReport, 'viewerCanExport', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may export the report as CSV.',
    select: { metricIds: true, scopeKind: true, scopeId: true },
    resolve: async (report, _args, context) => {
      const viewer = context.requireViewer()
      const rootId = await rootIdOf(context, report.metricIds)
      const scope = rootId && (await readableScope(context, report, rootId))
      if (!scope) return { allowed: false, reason: 'You do not see what it is of.', whoCan: [] }
      return permission(viewer, 'export', scope.rootId, mayExport(viewer, scope))
    },
  }),
)
