// What becomes of an occurrence, in words; the colour is never the only sign.
import type { OccurrenceState } from '../../__generated__/OccurrenceRow_occurrence.graphql.ts'
import * as t from './__generated__/messages.ts'

export type State = Exclude<OccurrenceState, '%future added value'>

export const stateNames: Record<OccurrenceState, string> = {
  PLANNED: t.planned,
  OPEN: t.open,
  DONE: t.done,
  DONE_LATE: t.doneLate,
  SKIPPED: t.skipped,
  MISSED: t.missed,
  '%future added value': t.else,
}
