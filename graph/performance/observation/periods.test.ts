import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Grain } from '../../../prisma/__generated__/client/enums.ts'
import { withConnection } from '../../../prisma/connect.ts'
import { asOwner } from '../../testing/database.ts'
import { observe, standardMetric, type TestMetric } from '../../testing/metrics.ts'
import { fractionOf, type Fraction } from '../../testing/fractions.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { readManySeries, readSeries } from './readSeries.ts'

let world: World
beforeAll(async () => {
  world = await World.make()
})

/**
 * The periods as they follow from the observations alone, worked out another way: scope by scope, from each instant.
 */
const recomputed = `
  with scoped as (
    select b.*, a.id scope, 'ORGANIZATION' kind, a.time_zone zone from observation b join organization o on o.id = b.organization_id
      join organization a on a.root_id = o.root_id and starts_with(o.path, a.path)
    union all select b.*, b.location_id, 'LOCATION', o.time_zone from observation b join organization o on o.id = b.organization_id where location_id is not null
    union all select b.*, b.vehicle_id, 'VEHICLE', o.time_zone from observation b join organization o on o.id = b.organization_id where vehicle_id is not null
    union all select b.*, b.user_id, 'PERSON', o.time_zone from observation b join organization o on o.id = b.organization_id where user_id is not null)
  select metric_id, scope, kind, grain, begin_of(grain, at, zone) starts, count(*)::int observations, count(value)::int n,
    trim_scale(coalesce(sum(value::numeric), 0))::text sum, trim_scale(coalesce(sum(numerator::numeric), 0))::text numerator,
    trim_scale(coalesce(sum(denominator::numeric), 0))::text denominator
  from scoped cross join unnest(array['HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER']) grain
  where voided_at is null and metric_id in (select id from metric where root_id = $1::uuid)
  group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5`
const kept = `
  select metric_id, scope_id scope, scope_kind::text kind, grain::text, starts_at starts, observations, n, trim_scale(sum)::text sum,
    trim_scale(numerator)::text numerator, trim_scale(denominator)::text denominator
  from metric_period where metric_id in (select id from metric where root_id = $1::uuid) order by 1, 2, 4, 5`

interface PeriodRow {
  scope: string
  grain: string
  starts: Date
  observations: number
}

const periodsOf = ({ rootId }: Organization) => world.prisma.$queryRawUnsafe<PeriodRow[]>(kept, rootId)

async function expectExact({ rootId }: Organization) {
  const wanted = await world.prisma.$queryRawUnsafe(recomputed, rootId)
  expect(await world.prisma.$queryRawUnsafe(kept, rootId)).toEqual(wanted)
}

/** To 40 digits after the point, the last ten left out: by whole numbers alone. */
const digitsOf = ({ above, below }: Fraction) =>
  ((above * 10n ** 40n) / below + 5n * 10n ** 9n)
    .toString()
    .slice(0, -10)
    .padStart(31, '0')
    .replace(/(\d{30})$/, '.$1')

const at = (text: string) => new Date(text)
const series = async (metric: TestMetric, scopeId: string, grain: Grain) =>
  await readSeries(world.services.db, {
    metricId: metric.id,
    scopeId,
    grain,
    from: at('2020-01-01T00:00:00Z'),
    to: at('2030-01-01T00:00:00Z'),
  })

describe('a series', () => {
  test('has both averages: 10 km on 1 L and 300 km on 100 L are 6.5 and 3.069', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    await observe(world, metric.id, root, [
      { at: at('2026-11-20T08:00:00Z'), values: [10, 1] },
      { at: at('2026-11-20T09:00:00Z'), values: [300, 100] },
      { at: at('2026-11-20T10:00:00Z'), values: [300, null] },
    ])
    const [point] = await series(metric, root.id, 'DAY')
    expect(point).toMatchObject({ observations: 3, n: 2, average: 6.5, startsAt: at('2026-11-20T00:00:00Z') })
    expect(point!.sumPerRate).toBeCloseTo(3.069, 3)
    expect(point!.value).toBe(point!.sumPerRate)
    await expectExact(root)
  })

  test('has the exact sums of decimals, and of their quotients to 30 digits, also over many periods', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const sizes = ['0.1', '123456789012.345678', '0.000000000000001234', '999999999999.999999', '7.77']
    const given = Array.from({ length: 60 }, (_, i) => [sizes[i % 5]!, sizes[(i * 3 + 1) % 5]!] as const)
    await observe(
      world,
      metric.id,
      root,
      given.map((values, i) => ({ at: new Date(Date.UTC(2026, 7, 1, 12 * i)), values })),
    )
    await expectExact(root)
    const sum = (all: Fraction[]) =>
      all.reduce((one, { above, below }) => ({
        above: one.above * below + above * one.below,
        below: one.below * below,
      }))
    const by = (one: Fraction, other: Fraction) => ({ above: one.above * other.below, below: one.below * other.above })
    const [above, below] = [sum(given.map(([one]) => fractionOf(one))), sum(given.map(([, one]) => fractionOf(one)))]
    const quotients = sum(given.map(([one, other]) => by(fractionOf(one), fractionOf(other))))
    const [kept] = await world.prisma.$queryRaw<Record<'sum' | 'numerator' | 'denominator', string>[]>`
      select sum(sum)::text sum, sum(numerator)::text numerator, sum(denominator)::text denominator from metric_period where metric_id = ${metric.id}::uuid and grain = 'DAY'`
    expect(
      [by(fractionOf(kept!.numerator), above), by(fractionOf(kept!.denominator), below)].map(
        (one) => one.above === one.below,
      ),
    ).toEqual([true, true])
    expect(digitsOf(by(fractionOf(kept!.sum), quotients))).toBe(digitsOf({ above: 1n, below: 1n }))
    const { points, whole } = (
      await readManySeries(world.services.db, [
        {
          metricId: metric.id,
          scopeId: root.id,
          grain: 'DAY',
          from: at('2020-01-01T00:00:00Z'),
          to: at('2030-01-01T00:00:00Z'),
        },
      ])
    )[0]!
    expect(points).toHaveLength(30)
    expect(whole).toMatchObject({
      observations: 60,
      n: 60,
      average: Number(digitsOf(by(quotients, { above: 60n, below: 1n }))),
      sumPerRate: Number(digitsOf(by(above, below))),
    })
  })

  test('has no value where nothing is below the line, but what is above it counts', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'mtbf')
    await observe(world, metric.id, root, [{ at: at('2026-11-20T08:00:00Z'), values: [400, 0] }])
    expect(await series(metric, root.id, 'DAY')).toMatchObject([
      { observations: 1, n: 0, average: null, sumPerRate: null, value: null },
    ])
    await observe(world, metric.id, root, [{ at: at('2026-11-20T09:00:00Z'), values: [200, 1] }])
    expect(await series(metric, root.id, 'DAY')).toMatchObject([{ observations: 2, n: 1, average: 200, value: 600 }])
  })

  test.each<[zone: string, instants: string[], days: string[]]>([
    // The day of 23 hours and that of 25.
    [
      'America/New_York',
      ['2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
      ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ],
    [
      'America/New_York',
      ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
      ['2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ],
    [
      'Asia/Kathmandu',
      ['2026-06-01T18:14:59Z', '2026-06-01T18:15:00Z'],
      ['2026-05-31T18:15:00Z', '2026-06-01T18:15:00Z'],
    ],
    [
      'Asia/Kolkata',
      ['2026-06-01T18:29:59Z', '2026-06-01T18:30:00Z'],
      ['2026-05-31T18:30:00Z', '2026-06-01T18:30:00Z'],
    ],
    [
      'Australia/Lord_Howe',
      ['2026-04-04T12:59:59Z', '2026-04-04T13:00:00Z', '2026-04-05T13:29:59Z', '2026-04-05T13:30:00Z'],
      ['2026-04-03T13:00:00Z', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z'],
    ],
  ])('has the days of %s', async (timeZone, instants, days) => {
    const root = await world.organization({ timeZone })
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    await observe(
      world,
      metric.id,
      root,
      instants.map((instant) => ({ at: at(instant), values: [10, 1] })),
    )
    expect((await series(metric, root.id, 'DAY')).map(({ startsAt }) => startsAt)).toEqual(days.map(at))
    await expectExact(root)
  })

  test('counts the hour that the clocks show twice as two', async () => {
    const root = await world.organization({ timeZone: 'America/New_York' })
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    await observe(world, metric.id, root, [
      { at: at('2026-11-01T05:30:00Z'), values: [10, 1] },
      { at: at('2026-11-01T06:30:00Z'), values: [10, 1] },
    ])
    expect((await series(metric, root.id, 'HOUR')).map(({ startsAt }) => startsAt)).toEqual([
      at('2026-11-01T05:00:00Z'),
      at('2026-11-01T06:00:00Z'),
    ])
  })
})

describe('the periods', () => {
  test('of many that are observed at once begin where is worked out once for all of them', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const counted = await withConnection(
      { ...asOwner(world.services.db.connection), options: '-c track_functions=all' },
      async (client) => {
        await client.query('begin')
        await client.query(
          `select count_observations((
        select array_agg(row($1, $2, null, gen_random_uuid(), null, '2026-11-20T08:00:00Z', 1, 1, 1, 1, 1)::observation_part) from generate_series(1, 200)))`,
          [metric.id, root.id],
        )
        const {
          rows: [made],
        } = await client.query<{ n: number }>('select count(*)::int n from metric_period where metric_id = $1', [
          metric.id,
        ])
        const {
          rows: [called],
        } = await client.query<{ n: number }>(
          `select calls::int n from pg_stat_xact_user_functions where funcname = 'instant_of'`,
        )
        await client.query('rollback')
        return { made: made!.n, called: called!.n }
      },
    )
    // Of 200 vehicles and their organization; an hour begins where it begins in any zone.
    expect(counted).toEqual({ made: 201 * 5, called: 4 })
  })

  test('of a late value alone change, five of each of its scopes', async () => {
    const { root, branch } = await tree(world, { below: { branch: {} }, people: {} })
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const days = Array.from({ length: 40 }, (_, i) => ({
      at: new Date(Date.UTC(2026, 7, 1 + i, 12)),
      values: [100, 10],
    }))
    await observe(world, metric.id, branch, days)
    const marks = async () =>
      new Set(
        (
          await world.prisma.$queryRaw<
            { mark: string }[]
          >`select xmin::text || ctid::text mark from metric_period where metric_id = ${metric.id}::uuid`
        ).map(({ mark }) => mark),
      )
    const before = await marks()
    await observe(world, metric.id, branch, [{ at: at('2026-08-20T12:10:00Z'), values: [50, 10] }])
    expect([...(await marks())].filter((mark) => !before.has(mark))).toHaveLength(10)
    await expectExact(root)
  })

  test('note once a scope from when on it was observed', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const vehicle = await world.prisma.vehicle.create({
      data: { organizationId: root.id, unitNumber: '7', type: 'Tractor' },
    })
    await observe(world, metric.id, root, [
      { at: at('2026-08-20T12:10:00Z'), values: [50, 10] },
      { at: at('2026-08-19T12:10:00Z'), values: [50, 10] },
      { at: at('2026-08-21T12:10:00Z'), values: [50, 10], vehicleId: vehicle.id },
    ])
    const noted = await world.prisma.observed.findMany({ where: { metricId: metric.id }, orderBy: { fromAt: 'asc' } })
    expect(noted.map(({ vehicleId, fromAt }) => [vehicleId, fromAt])).toEqual([
      [null, at('2026-08-19T12:10:00Z')],
      [vehicle.id, at('2026-08-21T12:10:00Z')],
    ])
  })

  test('are those of the observations after any adding, correcting, voiding, moving and change of zone', async () => {
    const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham']
    const root = await world.organization({ timeZone: 'Europe/Berlin' })
    const divisions = [
      await world.organization({ parent: root }),
      await world.organization({ parent: root, timeZone: zones[1] }),
    ]
    const branches = [
      await world.organization({ parent: divisions[0], type: 'LOCATION', timeZone: zones[2] }),
      await world.organization({ parent: divisions[1], type: 'LOCATION' }),
    ]
    const places = [root, ...divisions, ...branches] as const
    const vehicles = await Promise.all(
      places.map(({ id }) =>
        world.prisma.vehicle.create({ data: { organizationId: id, unitNumber: '1', type: 'Van' } }),
      ),
    )
    const locations = await Promise.all(
      places.map(({ id }) => world.prisma.location.create({ data: { organizationId: id, name: 'Yard', typeId: 1 } })),
    )
    const person = await world.user(root)
    const metrics = [
      await standardMetric(world, root, 'fuel-efficiency'),
      await standardMetric(world, root, 'average-stop-duration'),
    ]
    let seed = 7
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    const keys: string[] = []
    for (let step = 0; step < 60; step++) {
      const kind = random(10)
      if (kind < 6) {
        const place = random(places.length)
        const points = Array.from({ length: 1 + random(5) }, () => {
          const sourceKey = random(3) && keys.length ? keys[random(keys.length)]! : randomUUID()
          if (!keys.includes(sourceKey)) keys.push(sourceKey)
          return {
            at: new Date(Date.UTC(2026, random(12), 1 + random(28), random(24), random(60))),
            values: [random(4) ? random(1000) / 7 : null, random(50) / 3],
            sourceKey,
            vehicleId: random(2) ? vehicles[place]!.id : null,
            locationId: random(3) ? null : locations[place]!.id,
            userId: random(3) ? null : person.id,
          }
        })
        await observe(
          world,
          metrics[random(2)]!.id,
          places[place]!,
          [...new Map(points.map((point) => [point.sourceKey, point])).values()],
          person,
        )
      } else if (kind === 6) {
        const some = await world.prisma.observation.findFirst({
          where: { metric: { rootId: root.id } },
          skip: random(5),
          select: { id: true },
        })
        if (some)
          await world.prisma.observation.update({
            where: { id: some.id },
            data: { voidedAt: world.clock.now() },
            select: { id: true },
          })
      } else if (kind === 7) {
        await world.prisma.organization.update({
          where: { id: branches[random(2)]!.id },
          data: { parentId: [root, ...divisions][random(3)]!.id },
        })
      } else if (kind === 8) {
        await world.prisma.organization.update({
          where: { id: places[random(places.length)]!.id },
          data: { timeZone: zones[random(zones.length)] },
        })
      } else {
        await world.prisma.organization.update({
          where: { id: branches[random(2)]!.id },
          data: { archivedAt: random(2) ? world.clock.now() : null },
        })
      }
      if (step % 6 === 5) await expectExact(root)
    }
    await world.prisma.location.delete({ where: { id: locations[0]!.id } })
    await expectExact(root)
    expect((await periodsOf(root)).length).toBeGreaterThan(200)
  })

  test('of one metric take two writers at once, and lose nothing', async () => {
    const root = await world.organization()
    const metric = await standardMetric(world, root, 'fuel-efficiency')
    const branches = await Promise.all(Array.from({ length: 4 }, () => world.organization({ parent: root })))
    const person = await world.user(root)
    const days = (from: number) =>
      Array.from({ length: 30 }, (_, i) => ({
        at: new Date(Date.UTC(2026, 5, 1 + ((i * 7 + from) % 30), i % 24)),
        values: [100, 10],
        sourceKey: `${i}`,
      }))
    // Each sends its rows in an order of its own, every key twice over by two of them.
    const written = await Promise.all(
      branches.flatMap((branch, i) => [
        observe(
          world,
          metric.id,
          branch,
          days(i).map((row) => ({ ...row, source: branch.id })),
          person,
        ),
        observe(
          world,
          metric.id,
          branch,
          days(i)
            .toReversed()
            .map((row) => ({ ...row, source: branch.id })),
          person,
        ),
      ]),
    )
    expect(written.reduce((sum, { added }) => sum + added, 0)).toBe(120)
    expect(written.reduce((sum, { same }) => sum + same, 0)).toBe(120)
    expect((await series(metric, root.id, 'MONTH')).map(({ observations }) => observations)).toEqual([120])
    await expectExact(root)
  })
})
