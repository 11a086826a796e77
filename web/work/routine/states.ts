// What becomes of an occurrence, in words; the colour is never the only sign.
import type { OccurrenceState } from '../../__generated__/OccurrenceRow_occurrence.graphql.ts'

export type State = Exclude<OccurrenceState, '%future added value'>

export const stateNames: Record<OccurrenceState, string> = {
  PLANNED: 'Planned',
  OPEN: 'Open',
  DONE: 'Done',
  DONE_LATE: 'Done late',
  SKIPPED: 'Skipped',
  MISSED: 'Missed',
  '%future added value': 'Else',
}
