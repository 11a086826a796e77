// Who reaches a time study: by where it stands, or because it is their own, timed by them or of them.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import { commandsPlaced, placedWhere, placementColumns, type Placement } from '../../kernel/placed.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export function visibleTimeStudies(context: Context): Prisma.TimeStudyWhereInput {
  const viewer = context.requireViewer()
  const own = viewer.memberships.filter((membership) => viewer.reachWith('timeStudies.read', membership) !== 'NONE')
  return {
    OR: [
      placedWhere(viewer, 'timeStudies.read'),
      { rootId: { in: own.map(({ rootId }) => rootId) }, OR: [{ observerId: viewer.id }, { observedId: viewer.id }] },
    ],
  }
}

const studies = declareNode('TimeStudy', visibleTimeStudies)
export const { loadWritten } = studies

interface Owned extends Placement {
  observerId: string
}

/** Whether the viewer may time there, be it because they are the observer. */
export const mayRecord = (viewer: Viewer, study: Owned): boolean =>
  viewer.reaches('timeStudies.record', { ...study, bucket: 0, parties: [study.observerId] })

export const mayPublish = (viewer: Viewer, study: Placement): boolean =>
  commandsPlaced(viewer, 'timeStudies.publish', study)

/** Why a study that is over can't be changed; undefined of one that is open. */
export const closedReason = (status: 'OPEN' | 'PUBLISHED' | 'DISCARDED'): Text | undefined =>
  ({
    OPEN: undefined,
    PUBLISHED: t.published,
    DISCARDED: t.discarded,
  })[status]

const seen = {
  ...placementColumns,
  id: true,
  observerId: true,
  observedId: true,
  taskItemId: true,
  status: true,
  version: true,
} as const

/** The study that an input names: seen by the viewer, who may do this with it, and open. */
export async function studyToChange(
  context: Context,
  globalId: string,
  may: 'timeStudies.record' | 'timeStudies.publish',
) {
  const viewer = context.requireViewer()
  const study = await studies.named(context, globalId, { select: seen })
  const allowed = may === 'timeStudies.record' ? mayRecord(viewer, study) : mayPublish(viewer, study)
  if (!allowed) throw new ForbiddenError(viewer.refusal(may, study.rootId))
  const closed = closedReason(study.status)
  if (closed) throw new ConflictError(closed)
  return study
}
