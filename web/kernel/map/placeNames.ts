// Names of places from files of the build, of which only those are loaded that a view needs:
// web/build/writePlaceNames.ts.
import { quartersOf, wholeWorld, type Box } from './quarters.ts'

export interface PlaceName {
  name: string
  latitude: number
  longitude: number
  /** Its inhabitants, in thousands. */
  thousands: number
}

interface PlaceFile {
  names: string[]
  latitudes: number[]
  longitudes: number[]
  thousands: number[]
}

const urls = import.meta.glob<string>('./__generated__/places/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** By whole zoom, how many thousands a place has at least whose name has room. */
const leastByZoom = [5000, 5000, 5000, 2000, 800, 300, 100, 50, 20, 10, 5, 2, 1]

export const leastAt = (zoom: number): number =>
  leastByZoom[Math.max(0, Math.min(Math.floor(zoom), leastByZoom.length - 1))]!

const files = new Map<string, Promise<PlaceFile>>()

function read(url: string): Promise<PlaceFile> {
  const known = files.get(url)
  if (known) return known
  const asked = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return response.json() as Promise<PlaceFile>
  })
  files.set(url, asked)
  // Asked for again as the map moves next.
  asked.catch(() => files.delete(url))
  return asked
}

/** Views may reach beyond the date line, where the world is drawn once more. */
const turns = [0, 360, -360]

const meets = ([west, south, east, north]: Box, [w, s, e, n]: Box) =>
  s <= north && n >= south && turns.some((turn) => w + turn <= east && e + turn >= west)

/** The places in a view that have as many thousands of inhabitants at least, the largest first. */
export async function placeNames(view: Box, least: number): Promise<PlaceName[]> {
  const [west, south, east, north] = view
  const found: PlaceName[] = []
  const collect = async (key: string, box: Box): Promise<void> => {
    const url = urls[`./__generated__/places/${key}.json`]
    if (url === undefined || !meets(view, box)) return
    const { names, latitudes, longitudes, thousands } = await read(url)
    names.forEach((name, i) => {
      const latitude = latitudes[i]!
      const turn = turns.find((one) => longitudes[i]! + one >= west && longitudes[i]! + one <= east)
      if (thousands[i]! < least || turn === undefined || latitude < south || latitude > north) return
      found.push({ name, latitude, longitude: longitudes[i]! + turn, thousands: thousands[i]! })
    })
    // The files below have none that is larger than its last.
    if (thousands.at(-1)! >= least) await Promise.all(quartersOf(box).map((part, i) => collect(`${key}${i}`, part)))
  }
  await collect('world', wholeWorld)
  return found.toSorted((one, other) => other.thousands - one.thousands)
}
