// Which action records a viewer sees, and the statements that read them.
import { covers, inBucket, type Place, type Scope } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { bucketTable } from './states.ts'

/** What those see as their own for whom somebody stands in, as far as both may see it. */
const absentOnes = ({ standsIn }: Viewer): Scope =>
  standsIn.flatMap(({ absent, both, limits }) => {
    if (!both.every((one) => one.scope('records.see').length)) return []
    return limits.flatMap((limit) => absent.scope('records.see').map((source) => ({ ...source, ...limit })))
  })

/** All that somebody may see: what they see at all, what is Next Up in their groups, what they look after meanwhile. */
export function visibleScope(viewer: Viewer): Scope {
  const all = viewer.scope('records.see')
  const keys = new Set(all.map((source) => source.key))
  const nextUp = viewer.scope('records.seeNextUp').filter((source) => !keys.has(source.key))
  return [...all, ...inBucket(nextUp, bucketTable.NEXT.number), ...absentOnes(viewer)]
}

export const sees = (viewer: Viewer, place: Place): boolean => covers(visibleScope(viewer), place)
