import type { Problems } from '../../kernel/relay/useMutation.ts'

/** What came of a move: the version after it and by which step it is undone, or what was wrong. */
export interface Moved {
  version?: number
  stepId?: string | null
  problems?: Problems
}
