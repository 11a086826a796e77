// What the area of a geofence may be.
import { kinks } from '@turf/kinks'
import { z } from 'zod'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { pointRule } from '../../kernel/coordinates.ts'
import { latitude, longitude, say } from '../../kernel/validation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const mostPoints = 500
const mostMetres = 100_000

const corner = z.tuple([longitude, latitude], say(t.corner))

const ring = z
  .array(z.unknown(), say(t.corners))
  .max(mostPoints, say(t.mostPoints({ most: mostPoints })))
  .pipe(z.array(corner))
  .superRefine((corners, context) => {
    const problem = ringProblem(corners)
    if (problem) context.addIssue({ code: 'custom', message: say(problem).error() })
  })

const radius = z.number().positive(say(t.leastRadius)).max(mostMetres, say(t.mostRadius))

/** What an area may be. */
export const area = z.object({
  circle: z.object({ center: pointRule, radius }).nullish(),
  polygon: z.object({ ring }).nullish(),
})

/** The columns that an area fills; another shape has no use for the rest. */
export const filledColumns = ({ circle, polygon }: z.output<typeof area>) =>
  circle
    ? { shape: 'CIRCLE' as const, ...circle.center, radius: circle.radius }
    : { shape: 'POLYGON' as const, ring: polygon!.ring }

/** All columns of an area. */
export const columnsOf = (given: z.output<typeof area>) => ({
  latitude: null,
  longitude: null,
  radius: null,
  ring: Prisma.DbNull,
  ...filledColumns(given),
})

type Ring = [number, number][]

const same = (one: Ring[number], other: Ring[number]) => one[0] === other[0] && one[1] === other[1]

function ringProblem(ring: Ring): Text | undefined {
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last) return t.leastCorners
  if (!same(first, last) || ring.length < 2) return t.notClosed
  const corners = ring.slice(0, -1)
  if (corners.length < 3) return t.leastCorners
  if (new Set(corners.map(String)).size < corners.length) return t.cornerTwice
  if (kinks({ type: 'Polygon', coordinates: [ring] }).features.length) return t.sidesCross
  return twiceArea(ring) === 0 ? t.onOneLine : undefined
}

/** By the corners against the first one, so that what is small far from 0 is not lost. */
function twiceArea(ring: Ring): number {
  const [x0, y0] = ring[0]!
  return ring
    .slice(1)
    .reduce((sum, [x, y], i) => sum + (ring[i]![0] - x0) * (y - y0) - (x - x0) * (ring[i]![1] - y0), 0)
}
