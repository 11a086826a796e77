// Which action records a viewer sees, and the statements that read them.
import type { Viewer } from '../viewer.ts'
import { bucketTable } from './states.ts'
import { covers, inBucket, type Place, type Scope } from '../scope.ts'

/** All that somebody may see: what they see at all, and what is Next Up in their groups. */
export function visibleScope(viewer: Viewer): Scope {
  const all = viewer.scope('records.see')
  const keys = new Set(all.map((source) => source.key))
  const nextUp = viewer.scope('records.seeNextUp').filter((source) => !keys.has(source.key))
  return [...all, ...inBucket(nextUp, bucketTable.NEXT.number)]
}

export const sees = (viewer: Viewer, place: Place): boolean => covers(visibleScope(viewer), place)
