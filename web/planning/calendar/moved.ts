import type { Problems } from '../../kernel/relay/useMutation.ts'

/** What came of a move: the version after it, or what was wrong. */
export interface Moved {
  version?: number
  problems?: Problems
}
