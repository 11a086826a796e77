// The ways between the places of a walk: by an OSRM server where the setting names one, else by great circles.
import type { Services } from '../../kernel/context.ts'
import { traceHeaders } from '../../kernel/tracing.ts'
import type { Point } from '../../organization/location/kmBetween.ts'
import { legsOf } from './order/legs.ts'
import type { Legs } from './order/problem.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Ways {
  legs: Legs
  /** How they were reckoned, in a sentence. */
  travel: Text
}

const patience = 2_500

/** The ways between stops, from a start and to an end, any of which may have no place on the map. */
export async function waysBetween(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  stops: readonly Point[],
  start: Point | null,
  end: Point | null,
  speedKmh: number,
): Promise<Ways> {
  const circles = legsOf(stops, start, end, speedKmh)
  const plain = t.circles({ speed: speedKmh })
  if (!settings.OSRM_URL) return { legs: circles, travel: plain }
  const places = [...stops, start, end]
  const located = places.flatMap((place, i) =>
    place?.latitude == null || place.longitude == null ? [] : [{ i, at: `${place.longitude},${place.latitude}` }],
  )
  if (located.length < 2) return { legs: circles, travel: plain }
  try {
    const roads = await readTable(
      settings.OSRM_URL,
      located.map(({ at }) => at),
    )
    const legs = { km: circles.km.map((row) => [...row]), minutes: circles.minutes.map((row) => [...row]) }
    located.forEach(({ i }, from) =>
      located.forEach(({ i: j }, to) => {
        legs.km[i]![j] = roads.distances[from]![to]! / 1000
        legs.minutes[i]![j] = roads.durations[from]![to]! / 60
      }),
    )
    return { legs, travel: t.roads }
  } catch (error) {
    log.warn({ err: error }, 'The OSRM server gave no table; great circles are taken.')
    return { legs: circles, travel: t.noRoads({ speed: speedKmh }) }
  }
}

interface Table {
  distances: number[][]
  durations: number[][]
}

async function readTable(base: string, coordinates: string[]): Promise<Table> {
  const url = `${base.replace(/\/$/, '')}/table/v1/driving/${coordinates.join(';')}?annotations=duration,distance`
  const response = await fetch(url, {
    headers: traceHeaders(),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  const table = (await response.json()) as Partial<Table> & { code?: string }
  if (!response.ok || table.code !== 'Ok') throw new Error(`OSRM answered ${response.status} ${table.code ?? ''}.`)
  const { distances, durations } = table
  if (!isMatrix(distances, coordinates.length) || !isMatrix(durations, coordinates.length))
    throw new Error('OSRM left out a way.')
  return { distances, durations }
}

const isMatrix = (value: unknown, size: number): value is number[][] =>
  Array.isArray(value) &&
  value.length === size &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === size &&
      row.every((one) => typeof one === 'number' && one >= 0 && Number.isFinite(one)),
  )
