// Ways between places without an outside service: great circles, a little longer as roads are.

export interface Point {
  latitude: number | null
  longitude: number | null
}

/** How much longer a road is than the great circle. */
const detour = 1.3
const earthKm = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places; none where one of them is not known. */
export function kmBetween(one: Point | null, other: Point | null): number {
  if (one?.latitude == null || one.longitude == null || other?.latitude == null || other.longitude == null) return 0
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half))) * detour
}
