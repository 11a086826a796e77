import type { Problems } from '../../../kernel/relay/useMutation.ts'
import type { Draft } from './draft.ts'

/** What each step of the form works on. */
export interface StepProps {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  problems: Problems
}
