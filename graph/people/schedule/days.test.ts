// When days begin, where the clocks show a midnight twice or skip it: in code and in SQL alike, and so are the numbers
// of a day and the rows that they open.
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { readSeries } from '../../performance/observation/readSeries.ts'
import { periodsOf } from '../../performance/observation/range.ts'
import { dayOf, instantAt, wallAt } from './zoneDays.ts'

let world: World
beforeAll(async () => {
  world = await World.make()
})

const at = (text: string) => new Date(text)
/** A day whose midnight comes twice; the second is an hour later. */
const twice = {
  zone: 'America/Havana',
  day: '2025-11-02',
  first: at('2025-11-02T04:00:00Z'),
  next: at('2025-11-03T05:00:00Z'),
}

// Each has days without a midnight, days with two, or both, between 2020 and 2027.
const zones = [
  'America/Havana',
  'Asia/Beirut',
  'America/Asuncion',
  'Africa/Cairo',
  'Asia/Amman',
  'Asia/Damascus',
  'Atlantic/Azores',
  'America/Santiago',
  'America/Nuuk',
  'America/Scoresbysund',
  'Asia/Tehran',
  'America/Denver',
  'Australia/Lord_Howe',
  'UTC',
]

describe('a day begins', () => {
  test.each(zones)('at one instant in code and in SQL, in %s', async (zone) => {
    const days = Array.from({ length: 7 * 365 }, (_, i) => dayOf('2020-01-01') + i)
    const starts = days.map((day) => instantAt(zone, day, 0))
    const asked = starts
      .flatMap((start, i) => [start, start + 1_800_000, start + 5_400_000, (starts[i + 1] ?? start + 2) - 1])
      .map((ms) => new Date(ms))
    const rows = await world.services.db.runOnce(
      `select begin_of('DAY', t, $2) from unnest($1::timestamptz[]) with ordinality w(t, n) order by n`,
      [asked, zone],
    )
    const code = asked.map((instant) => instantAt(zone, wallAt(zone, instant.getTime()).day, 0))
    expect(rows.map(([start]) => new Date(start as string).getTime())).toEqual(code)
  })
})

describe('where a midnight comes twice', () => {
  test('a metric counts in a day what lies between its beginning and its end', async () => {
    const root = await world.organization()
    await world.prisma.organization.update({ where: { id: root.id }, data: { timeZone: twice.zone } })
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const times = [
      '2025-11-02T03:59:00Z',
      '2025-11-02T04:00:00Z',
      '2025-11-02T04:30:00Z',
      '2025-11-02T05:30:00Z',
      '2025-11-03T04:30:00Z',
      '2025-11-03T05:00:00Z',
    ].map(at)
    await observe(
      world,
      metric.id,
      root,
      times.map((time) => ({ at: time, values: [10, 1] })),
    )
    for (const grain of ['DAY', 'WEEK', 'MONTH', 'QUARTER'] as const) {
      const points = await readSeries(world.services.db, {
        metricId: metric.id,
        scopeId: root.id,
        grain,
        from: at('2020-01-01T00:00:00Z'),
        to: at('2030-01-01T00:00:00Z'),
      })
      expect(points.reduce((sum, { observations }) => sum + observations, 0)).toBe(times.length)
      for (const [i, { startsAt, observations }] of points.entries()) {
        const end = points[i + 1]?.startsAt ?? at('2030-01-01T00:00:00Z')
        expect([grain, startsAt, times.filter((time) => time >= startsAt && time < end).length]).toEqual([
          grain,
          startsAt,
          observations,
        ])
      }
      if (grain === 'DAY')
        expect(points.map(({ startsAt, observations }) => [startsAt, observations])).toEqual([
          [at('2025-11-01T04:00:00Z'), 1],
          [twice.first, 4],
          [twice.next, 1],
        ])
    }
  })

  test('a report has the day once, 25 hours long', async () => {
    const day = at(`${twice.day}T00:00:00Z`)
    const [only, ...others] = await periodsOf(
      world.services.db,
      { grain: 'DAY', periods: null, fromDay: day, toDay: day },
      twice.zone,
      at('2025-12-01T00:00:00Z'),
    )
    expect([only, others]).toEqual([{ startsAt: twice.first, endsAt: twice.next, isOpen: false }, []])
    const last = await periodsOf(
      world.services.db,
      { grain: 'DAY', periods: 3, fromDay: null, toDay: null },
      twice.zone,
      at('2025-11-02T04:30:00Z'),
    )
    expect(last.map(({ endsAt }) => endsAt).at(-1)).toEqual(twice.first)
  })
})
