// Who may change a metric, and what of it.
import { permission, permissionOn } from '../../kernel/permission.ts'
import { commandsPlaced, type Placement } from '../../kernel/placed.ts'
import type { MetricStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import * as t from './__generated__/messages.ts'

export interface DecisiveMetric extends Placement {
  isStandard: boolean
  status: MetricStatus
  createdById: string | null
}

/** Who may edit metrics there, and of a proposal who has made it. */
export function permissionToEdit(viewer: Viewer, metric: DecisiveMetric) {
  const isOwnProposal =
    metric.status === 'PROPOSED' &&
    metric.createdById === viewer.id &&
    commandsPlaced(viewer, 'metrics.propose', metric)
  return permission(
    viewer,
    'metrics.edit',
    metric.rootId,
    isOwnProposal || commandsPlaced(viewer, 'metrics.edit', metric),
  )
}

export function permissionToRewrite(viewer: Viewer, metric: DecisiveMetric) {
  const edit = permissionToEdit(viewer, metric)
  return edit.allowed && metric.isStandard ? { allowed: false, reason: t.standardIsFixed, whoCan: [] } : edit
}

export const permissionToDecide = (viewer: Viewer, metric: DecisiveMetric) =>
  permissionOn(viewer, 'metrics.edit', metric, metric.status === 'PROPOSED' ? undefined : t.notProposed)
