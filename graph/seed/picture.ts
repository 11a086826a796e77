// A small picture for the demo's attachments: a trailer at a dock, in the colours that are asked for.
import { png, type Color } from './png.ts'

/** What is seen at a point: the sky, the yard, the wall of the dock and its door, the trailer before it. */
function colorAt(x: number, y: number, trailer: Color): Color {
  if (y > 130) return [86, 90, 96]
  const isDoor = x > 34 && x < 96 && y > 62
  if (x < 110 && y > 30) return isDoor ? [196, 200, 205] : [148, 138, 126]
  if (x > 100 && x < 220 && y > 52 && y < 118) return (x - 100) % 24 < 2 ? [90, 96, 104] : trailer
  const isWheel = [124, 196].some((wheel) => (x - wheel) ** 2 + (y - 122) ** 2 < 110)
  return isWheel ? [34, 36, 40] : [188 - y / 3, 208 - y / 4, 230 - y / 5]
}

export const picture = (trailer: Color): Buffer => png(240, 160, (x, y) => colorAt(x, y, trailer))
