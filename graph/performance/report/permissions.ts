import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { mayExport } from './mayExport.ts'
import { rootIdOf } from './rootIdOf.ts'
import { readableScope } from './readTable.ts'
import { SavedReport } from './SavedReport.ts'
import * as t from './__generated__/messages.ts'

declarePermissions(
  SavedReport,
  { metricIds: true, scopeKind: true, scopeId: true },
  {
    export: [
      'Whether the viewer may export the report as CSV.',
      async (viewer, report, context) => {
        const rootId = await rootIdOf(context, report.metricIds)
        const scope = rootId && (await readableScope(context, report, rootId))
        if (!scope) return { allowed: false, reason: t.scopeHidden, whoCan: [] }
        return permission(viewer, 'export', scope.rootId, mayExport(viewer, scope))
      },
    ],
  },
)
