// What the area of a geofence may be.
import { kinks } from '@turf/kinks'
import { z } from 'zod'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { pointRule } from '../../kernel/coordinates.ts'
import { latitude, longitude } from '../../kernel/validation.ts'

const mostPoints = 500
const mostMetres = 100_000

const corner = z.tuple([longitude, latitude], { error: 'Write each corner as [longitude, latitude].' })

const ring = z
  .array(z.unknown(), { error: 'Write the corners as [[longitude, latitude], …].' })
  .max(mostPoints, `Write at most ${mostPoints} points.`)
  .pipe(z.array(corner))
  .superRefine((corners, context) => {
    const message = ringProblem(corners)
    if (message) context.addIssue({ code: 'custom', message })
  })

const radius = z
  .number()
  .positive('Write a radius of more than 0 metres.')
  .max(mostMetres, 'Write a radius of at most 100,000 metres.')

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

function ringProblem(ring: Ring): string | undefined {
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last) return 'Write at least 3 corners.'
  if (!same(first, last) || ring.length < 2) return 'Close the polygon: the last point is the first one again.'
  const corners = ring.slice(0, -1)
  if (corners.length < 3) return 'Write at least 3 corners.'
  if (new Set(corners.map(String)).size < corners.length)
    return 'Write each corner once, and the first again as the last.'
  if (kinks({ type: 'Polygon', coordinates: [ring] }).features.length)
    return 'The sides of the polygon cross each other.'
  return twiceArea(ring) === 0 ? 'The corners lie on one line.' : undefined
}

/** By the corners against the first one, so that what is small far from 0 is not lost. */
function twiceArea(ring: Ring): number {
  const [x0, y0] = ring[0]!
  return ring
    .slice(1)
    .reduce((sum, [x, y], i) => sum + (ring[i]![0] - x0) * (y - y0) - (x - x0) * (ring[i]![1] - y0), 0)
}
