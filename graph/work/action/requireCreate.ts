import { ForbiddenError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import type { Placement } from '../../kernel/placed.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { urgent } from '../task/priorities.ts'
import * as t from './__generated__/messages.ts'

interface Wanted {
  assigneeId?: string | null
  priorityId: number
}

/** Who is to have a record that the viewer creates in a place, by uuid; throws where they may not create it there. */
export function requireCreate(viewer: Viewer, place: Placement, { assigneeId, priorityId }: Wanted): string | null {
  const spot = { ...place, bucket: 1, parties: [viewer.id] }
  const managesOthers = viewer.commands('records.manage', spot)
  // Whoever can create work for themselves alone creates it for themselves.
  const assigneeUuid = assigneeId ? uuidOf('User', assigneeId) : managesOthers ? null : viewer.id
  if (!viewer.reaches('records.manage', spot) || (!managesOthers && assigneeUuid !== viewer.id)) {
    throw new ForbiddenError(t.forOthers({ refusal: viewer.refusal('records.manage', place.rootId) }))
  }
  if (priorityId === urgent && !viewer.commands('records.urgent', spot)) {
    throw new ForbiddenError(viewer.refusal('records.urgent', place.rootId))
  }
  return assigneeUuid
}
