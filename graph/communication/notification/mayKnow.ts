// Rights are looked at when something is told: whoever may not see a record any more is not told of it.
import { recordPlace, subjectColumns } from '../../work/action/subject.ts'
import { sees } from '../../work/action/visibleActions.ts'
import type { Db } from '../../kernel/db.ts'
import { loadViewersOf } from '../../kernel/loadViewer.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Place } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Concern } from './concern.ts'

/** Those who may know of what concerns them; of those whom it concerns by their level, the nearest. */
export async function thoseWhoMayKnow(
  db: Db,
  tx: Transaction,
  concerns: readonly Concern[],
  now: Date,
): Promise<Concern[]> {
  const distinct = (ids: (string | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  const [viewers, actions] = await Promise.all([
    loadViewersOf(db, distinct(concerns.map(({ userId }) => userId)), now),
    tx.action.findMany({
      where: { id: { in: distinct(concerns.map(({ actionId }) => actionId)) } },
      select: subjectColumns,
    }),
  ])
  const places = new Map(actions.map((action) => [action.id, recordPlace(action)]))
  const knowing = concerns.filter((concern) => {
    const viewer = viewers.get(concern.userId)
    return viewer !== undefined && mayKnow(viewer, concern, places)
  })
  const nearest = new Map<string, number>()
  for (const { cause, distance } of knowing) {
    if (distance !== null) nearest.set(cause, Math.min(distance, nearest.get(cause) ?? distance))
  }
  return knowing.filter(({ cause, distance }) => distance === null || distance === nearest.get(cause))
}

function mayKnow(
  viewer: Viewer,
  { kind, rootId, actionId, threadId, organizationId }: Concern,
  places: Map<string, Place>,
): boolean {
  const place = actionId ? places.get(actionId) : undefined
  switch (kind) {
    case 'REQUEST':
      return viewer.mayAt('associations.accept', { rootId, organizationId: organizationId! })
    case 'WEBHOOK_PAUSED':
      return viewer.mayAt('organization.administer', { rootId, organizationId: organizationId! })
    case 'REQUEST_DECIDED':
    case 'ROLE_CHANGED':
    case 'PASSWORD_RESET':
      return true
    case 'SIGN_OFF':
      return place !== undefined && viewer.commands('records.supervise', place)
    default:
      // Who takes part in a thread sees it, whatever it is on.
      return place && !threadId ? sees(viewer, place) : viewer.rootIds.includes(rootId)
  }
}
