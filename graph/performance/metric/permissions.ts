// Who may change a metric, and what of it.
import { permission, permissionOn } from '../../kernel/permission.ts'
import { commandsPlaced, type Placement } from '../../kernel/placed.ts'
import type { MetricStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export interface DecisiveMetric extends Placement {
  isStandard: boolean
  status: MetricStatus
  createdById: string | null
}

export const standardIsFixed =
  'This is a standard metric, the same in every organization: duplicate it, and change the copy.'
const isDecided = 'This metric is no proposal: there is nothing to decide.'

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
  return edit.allowed && metric.isStandard ? { allowed: false, reason: standardIsFixed, whoCan: [] } : edit
}

export const permissionToDecide = (viewer: Viewer, metric: DecisiveMetric) =>
  permissionOn(viewer, 'metrics.edit', metric, metric.status === 'PROPOSED' ? undefined : isDecided)
