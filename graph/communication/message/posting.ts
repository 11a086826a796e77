// Who may say something in a thread: whoever sees it, as far as their organization lets them.
import { recordPlace } from '../../work/action/subject.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import { permission } from '../../kernel/permission.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { findThread, isInvolved, rightsColumns, type Rights } from './visibleThreads.ts'
import * as t from './__generated__/messages.ts'

/** Whether the viewer collaborates anywhere in a tree. */
export const collaboratesIn = (viewer: Viewer, rootId: string): boolean =>
  viewer.memberships.some(
    (membership) => membership.rootId === rootId && viewer.reachWith('collaborate', membership) !== 'NONE',
  )

const mayPost = (viewer: Viewer, thread: Rights): boolean =>
  (isInvolved(viewer, thread) && collaboratesIn(viewer, thread.rootId)) ||
  (thread.action !== null && viewer.reaches('collaborate', recordPlace(thread.action)))

export const permissionToPost = (viewer: Viewer, thread: Rights & { closedAt: Date | null }) =>
  permission(
    viewer,
    'collaborate',
    thread.rootId,
    mayPost(viewer, thread),
    thread.closedAt ? t.closedAlready : undefined,
  )

const columns = { ...rightsColumns, subject: true, version: true, closedAt: true, legacyId: true } as const

/** The thread that an input names, which the viewer sees. */
export const threadNamed = (context: Context, id: string) => findThread(context, id, { select: columns })

/** The same, where the viewer may say something. */
export async function threadToPostIn(context: Context, id: string, { evenClosed = false } = {}) {
  const viewer = context.requireViewer()
  const thread = await threadNamed(context, id)
  if (!mayPost(viewer, thread)) throw new ForbiddenError(viewer.refusal('collaborate', thread.rootId))
  if (thread.closedAt && !evenClosed) throw new ConflictError(t.closedAlready)
  return thread
}
