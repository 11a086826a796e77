import type { Problems } from '../relay/useMutation.ts'

/** What came of a move: the version after it, or what was wrong. */
export interface Moved {
  version?: number
  problems?: Problems
}
