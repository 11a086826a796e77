import { styled } from '@mui/material/styles'
import type { OccurrenceState } from '../../__generated__/OccurrenceRow_occurrence.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { stateNames } from './states.ts'
import * as t from './__generated__/messages.ts'

const Coloured = styled(Tag)({
  '&.DONE': { color: 'var(--ops-ink)', borderColor: 'var(--ops-ink-3)' },
  '&.OPEN': { color: 'var(--ops-brand)', borderColor: 'var(--ops-brand)' },
  '&.DONE_LATE': { color: 'var(--ops-warn)', borderColor: 'var(--ops-warn)' },
  '&.MISSED, &.late': { color: 'var(--ops-late)', borderColor: 'var(--ops-late)' },
})

/** What has become of an occurrence. */
export const StateTag = ({ state, isLate }: { state: OccurrenceState; isLate?: boolean }) => (
  <Coloured className={isLate ? 'late' : state}>{isLate ? t.openLate : stateNames[state]}</Coloured>
)
