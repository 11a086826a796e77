// From where on somebody who has read is to be told: how far the process had heard by then, and with which rights they
// read.
import { createHash } from 'node:crypto'
import type { Events } from '../events/events.ts'
import type { HeardEvent } from '../events/heardEvents.ts'
import type { Viewer } from '../viewer.ts'

/** A page begins with fewer calls. */
const mostPositions = 20

const marks = new WeakMap<Viewer, string>()

function rightsMark(viewer: Viewer): string {
  let mark = marks.get(viewer)
  if (!mark) marks.set(viewer, (mark = createHash('sha256').update(viewer.rights).digest('base64url').slice(0, 12)))
  return mark
}

/** For who begins to read; undefined where it is not known how far has been heard. */
export const readPosition = ({ position }: Events, viewer: Viewer): string | undefined =>
  position && `${position};${rightsMark(viewer)}`

/** What was heard since the first of some positions; undefined where that is not known, or rights have changed. */
export function heardSince(events: Events, viewer: Viewer, positions: string): HeardEvent[] | undefined {
  const mark = `;${rightsMark(viewer)}`
  const asked = positions.split(',').map((one) => one.trim())
  if (asked.length > mostPositions) return undefined
  let longest: HeardEvent[] | undefined
  for (const position of asked) {
    const heard = position.endsWith(mark) ? events.since(position.slice(0, -mark.length)) : undefined
    if (!heard) return undefined
    if (heard.length >= (longest?.length ?? 0)) longest = heard
  }
  return longest
}
