// What the area of a geofence may be.
import { kinks } from '@turf/kinks'
import { z } from 'zod'
import type { FieldProblem } from '../../kernel/errors.ts'
import { latitude, longitude } from '../../kernel/validation.ts'

const mostPoints = 500
const mostMetres = 100_000

const corner = z.tuple([longitude, latitude], { error: 'Write each corner as [longitude, latitude].' })

export const geometry = {
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  radius: z
    .number()
    .positive('Write a radius of more than 0 metres.')
    .max(mostMetres, 'Write a radius of at most 100,000 metres.')
    .nullish(),
  ring: z
    .array(z.unknown(), { error: 'Write the corners as [[longitude, latitude], …].' })
    .max(mostPoints, `Write at most ${mostPoints} points.`)
    .pipe(z.array(corner))
    .nullish(),
}

type Ring = [number, number][]

export interface Area {
  shape: 'CIRCLE' | 'POLYGON'
  latitude?: number | null
  longitude?: number | null
  radius?: number | null
  ring?: Ring | null
}

/** What is wrong with an area as a whole: what its shape needs, and what it has no use for. */
export function areaProblems({ shape, ring, ...circle }: Area): FieldProblem[] {
  const parts = Object.entries({ latitude: circle.latitude, longitude: circle.longitude, radius: circle.radius })
  if (shape === 'CIRCLE') {
    const missing = parts
      .filter(([, value]) => value == null)
      .map(([path]) => ({ path, message: 'A circle needs this.' }))
    return ring == null ? missing : [...missing, { path: 'ring', message: 'A circle has no ring.' }]
  }
  const idle = parts.filter(([, value]) => value != null).map(([path]) => ({ path, message: 'A polygon has none.' }))
  const message = ring ? ringProblem(ring) : 'A polygon needs its corners.'
  return message ? [...idle, { path: 'ring', message }] : idle
}

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
