import { instantFrom } from './instant.ts'
import { instantOf, readWall } from './wallTime.ts'

/** The instant that a cell names: with its offset, or else by the clock of a zone; an invalid date where it is none. */
export function timeIn(text: string, zone: string | undefined): Date {
  const instant = instantFrom(text)
  if (!Number.isNaN(instant.getTime()) || !zone) return instant
  const wall = readWall(text.replace(' ', 'T'))
  return wall ? instantOf(wall, zone) : instant
}
