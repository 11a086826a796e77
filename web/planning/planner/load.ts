// How full somebody's time is, in minutes and in words.
import { minutesInWords } from '../../people/schedule/week.ts'
import { minsOf, placedOn, type Lane, type Span, type Work } from './work.ts'
import * as t from './__generated__/messages.ts'

export interface Load {
  planned: number
  capacity: number
}

const share = ({ from, to }: Span, within: Span): number => {
  const inside = Math.max(0, Math.min(to, within.to) - Math.max(from, within.from))
  return to > from ? inside / (to - from) : 1
}

/** What is planned of somebody's time and how much there is; of what crosses an end, the part within. */
export function loadOf(lane: Lane, pool: readonly Work[], within: Span): Load {
  const records = placedOn(pool, lane.id, within).reduce(
    (sum, placed) => sum + minsOf(placed.work) * share(placed, within),
    0,
  )
  const busy = lane.busy
    .filter(({ from, to }) => from < within.to && to > within.from)
    .reduce((sum, one) => sum + one.mins * share(one, within), 0)
  const capacity = lane.working.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, within.to) - Math.max(from, within.from)),
    0,
  )
  return { planned: Math.round(records + busy), capacity: Math.round(capacity / 60_000) }
}

/** "5 h 20 min of 7 h 30 min"; "Does not work". */
export function loadText({ planned, capacity }: Load): string {
  if (!capacity) return planned ? t.doesNotWork({ minutesInWords: minutesInWords(planned) }) : t.doesNotWork2
  return planned
    ? t.of2({ minutesInWords: minutesInWords(planned), minutesInWords2: minutesInWords(capacity) })
    : t.free({ minutesInWords: minutesInWords(capacity) })
}

export const overText = ({ planned, capacity }: Load): string =>
  planned > capacity && capacity ? t.overBy({ minutesInWords: minutesInWords(planned - capacity) }) : ''
