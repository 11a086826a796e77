import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, branch, admin } = await tree(world, { root: { timeZone: 'America/New_York' }, below: { branch: {} } })
const { admin: stranger } = await tree(world)
const metric = await standardMetric(world, root, 'fuel-efficiency')
const vehicle = globalId(
  'Vehicle',
  (await world.prisma.vehicle.create({ data: { organizationId: branch.id, unitNumber: 'T-7', type: 'Tractor' } })).id,
)

const ago = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000)
const values = (distance: number | null, litres: number | null) => [
  { name: 'distance_km', value: distance },
  { name: 'fuel_litres', value: litres },
]
const row = (more: object = {}) => ({
  organizationId: branch.globalId,
  at: ago(1).toISOString(),
  values: values(100, 40),
  ...more,
})

interface Written extends MutationResult {
  added?: number
  corrected?: number
  same?: number
  observation?: { value: number | null; version: number; voidedAt: string | null }
}

const record = (rows: object[], person: Person = admin, metricId = metric.globalId) =>
  world.mutate<Written>(person, 'recordObservations', { metricId, rows }, 'added corrected same')
const changed = 'observation { value version voidedAt }'
const correct = (id: string, more: object, person = admin) =>
  world.mutate<Written>(person, 'correctObservation', { id, values: values(90, 40), ...more }, changed)
const annul = (id: string, more: object = {}, person = admin) =>
  world.mutate<Written>(person, 'voidObservation', { id, reason: 'Wrong truck', ...more }, changed)

interface Row {
  id: string
  value: number | null
  version: number
  key: string
  source: string
  voidedAt: string | null
  values: { name: string; unit: string; value: number | null }[]
  vehicle: { unitNumber: string } | null
  enteredBy: { name: string }
  changes: {
    reason: string
    actor: { name: string }
    before: { value: number; isVoided: boolean; values: { name: string; value: number }[] }
    after: { value: number; isVoided: boolean }
  }[]
  can: { change: { allowed: boolean } }
}
interface Page {
  edges: { node: Row }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const fields = `id value version key source voidedAt values { name unit value } vehicle { unitNumber } enteredBy { name }
  changes { reason actor { name } before { value isVoided values { name value } } after { value isVoided } } can { change { allowed } }`

interface Asked {
  filter?: object
  first?: number
  after?: string
}
const counting = { voidedAt: { isNull: true } }

async function rowsOf({ filter = counting, ...page }: Asked, person = admin, id = metric.globalId) {
  const source = `query ($id: ID!, $filter: ObservationFilter!, $first: Int, $after: Cursor) {
    node(id: $id) { ... on Metric { observations(filter: $filter, first: $first, after: $after) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } } } }`
  return (await world.ask<{ node: { observations: Page } | null }>(person, source, { id, filter, ...page })).node
    ?.observations
}
const only = async (key: string) =>
  (await rowsOf({ filter: { organization: { below: root.globalId } } }))!.edges.find(({ node }) => node.key === key)!
    .node

interface Series {
  timeZone: string
  points: { startsAt: string; value: number | null }[]
  whole: { observations: number; n: number; average: number | null; sumPerRate: number | null; value: number | null }
}
const seriesSource = `query ($id: ID!, $scope: ObservationScope, $grain: Grain!, $from: DateTime, $to: DateTime) {
  node(id: $id) { ... on Metric { series(scope: $scope, grain: $grain, from: $from, to: $to) { timeZone points { startsAt value } whole { observations n average sumPerRate value } } } } }`
const seriesOf = async (args: object, person = admin, id = metric.globalId) =>
  (await world.ask<{ node: { series: Series | null } | null }>(person, seriesSource, { id, grain: 'DAY', ...args }))
    .node?.series

describe('recordObservations', () => {
  test('enters rows, once by source and key, and corrects what differs', async () => {
    expect(await record([row({ key: 'a', vehicleId: vehicle }), row({ values: values(5, null) })])).toMatchObject({
      added: 2,
      corrected: 0,
      same: 0,
    })
    expect(await record([row({ key: 'a', vehicleId: vehicle })])).toMatchObject({ added: 0, same: 1 })
    expect(await record([row({ key: 'a', vehicleId: vehicle, values: values(80, 40) })])).toMatchObject({
      corrected: 1,
    })
    expect(await only('a')).toMatchObject({
      value: 2,
      version: 2,
      source: 'form',
      vehicle: { unitNumber: 'T-7' },
      enteredBy: { name: admin.name },
      values: [
        { name: 'distance_km', unit: 'km', value: 80 },
        { name: 'fuel_litres', unit: 'L', value: 40 },
      ],
      changes: [
        {
          reason: '',
          actor: { name: admin.name },
          before: {
            value: 2.5,
            values: [
              { name: 'distance_km', value: 100 },
              { name: 'fuel_litres', value: 40 },
            ],
          },
          after: { value: 2 },
        },
      ],
    })
  })

  test('names row and field of each that is wrong, and enters nothing', async () => {
    const { id } = await world.prisma.vehicle.create({
      data: { organizationId: root.id, unitNumber: 'R-1', type: 'Van' },
    })
    const before = await world.prisma.observation.count({ where: { metricId: metric.id } })
    const { fields: problems } = await record([
      row(),
      row({ vehicleId: globalId('Vehicle', id) }),
      row({
        values: [
          { name: 'distance_km', value: -1 },
          { name: 'hops', value: 1 },
        ],
      }),
      row({ organizationId: stranger.globalId }),
      row({ at: new Date(world.clock.now().getTime() + 6 * 60_000).toISOString() }),
      row({ key: 'twice' }),
      row({ key: 'twice' }),
    ])
    expect(problems!.map(({ path }) => path)).toEqual([
      'rows.1.vehicleId',
      'rows.2.values.hops',
      'rows.2.values.distance_km',
      'rows.3.organizationId',
      'rows.4.at',
      'rows.6.key',
    ])
    expect(await world.prisma.observation.count({ where: { metricId: metric.id } })).toBe(before)
  })

  test.each([0, 501])('of %i rows is refused', async (length) => {
    expect((await record(Array.from({ length }, () => row()))).fields).toEqual([
      { path: 'rows', message: 'Give 1 to 500 observations.' },
    ])
  })

  test('is for every level in its own place, and for no stranger', async () => {
    for (const level of ['STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'] as const)
      expect((await record([row()], await world.user(branch, level))).added).toBe(1)
    expect((await record([row({ organizationId: root.globalId })], await world.user(branch))).fields).toEqual([
      { path: 'rows.0.organizationId', message: 'Organization not found.' },
    ])
    const absent = await record([row()], admin, globalId('Metric', randomUUID()))
    expect(await record([row()], stranger)).toEqual(absent)
    expect(absent.code).toBe('NOT_FOUND')
  })

  test('is refused for a metric that is proposed only or archived, and in an archived organization', async () => {
    const own = await standardMetric(world, root, 'mtbf')
    const hours = [
      { name: 'operating_hours', value: 4 },
      { name: 'failures', value: 0 },
    ]
    await world.prisma.metric.update({ where: { id: own.id }, data: { status: 'PROPOSED' } })
    expect((await record([row({ values: hours })], admin, own.globalId)).code).toBe('CONFLICT')
    await world.prisma.metric.update({ where: { id: own.id }, data: { status: 'ACTIVE' } })
    const closed = await world.organization({ parent: root })
    await world.prisma.organization.update({ where: { id: closed.id }, data: { archivedAt: world.clock.now() } })
    expect(
      (await record([row({ values: hours, organizationId: closed.globalId })], admin, own.globalId)).fields?.[0]
        ?.message,
    ).toContain('archived')
  })
})

describe('an observation', () => {
  const enter = async (more: object = {}) => {
    const key = randomUUID()
    await record([row({ key, ...more })])
    return only(key)
  }

  test('is corrected and voided from the version that was seen, with what it was and why', async () => {
    const { id } = await enter()
    expect(await correct(id, { version: 1, reason: 'Typed twice' })).toMatchObject({
      observation: { value: 2.25, version: 2 },
    })
    expect(await correct(id, { version: 1 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '1', current: '2' }],
    })
    expect((await annul(id, { version: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await annul(id)).observation).toMatchObject({ version: 3, voidedAt: expect.any(String) as string })
    const { node } = await world.ask<{ node: Row }>(
      admin,
      `query ($id: ID!) { node(id: $id) { ... on Observation { ${fields} } } }`,
      { id },
    )
    expect(
      node.changes.map(({ reason, before, after }) => [
        reason,
        before.value,
        after.value,
        before.isVoided,
        after.isVoided,
      ]),
    ).toEqual([
      ['Wrong truck', 2.25, 2.25, false, true],
      ['Typed twice', 2.5, 2.25, false, false],
    ])
    // What was voided is brought back by correcting it, by hand or by its source.
    expect((await correct(id, {})).observation).toMatchObject({ voidedAt: null })
  })

  test('that was voided is among no rows and in no number until it is asked for', async () => {
    const own = await world.organization({ parent: root })
    const { id } = await enter({ organizationId: own.globalId })
    await enter({ organizationId: own.globalId, values: values(300, 100) })
    await annul(id)
    const within = { organization: { below: own.globalId } }
    expect((await rowsOf({ filter: { ...within, ...counting } }))!.edges).toHaveLength(1)
    expect((await rowsOf({ filter: within }))!.edges).toHaveLength(2)
    expect((await seriesOf({ scope: { organizationId: own.globalId } }))!.whole).toEqual({
      observations: 1,
      n: 1,
      average: 3,
      sumPerRate: 3,
      value: 3,
    })
  })

  test.each<[object, string]>([
    [{ values: values(-1, 1) }, 'values.distance_km'],
    [{ values: [] }, 'values'],
    [{ at: '2999-01-01T00:00:00Z' }, 'at'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('is not corrected by %j', async (wrong, path) => {
    const { id } = await enter()
    expect((await correct(id, wrong)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('is voided with a reason alone', async () => {
    const { id } = await enter()
    expect((await annul(id, { reason: ' ' })).fields).toEqual([{ path: 'reason', message: 'Enter a reason.' }])
  })

  test('is changed by who enters data there, and is nothing to a stranger', async () => {
    const { id } = await enter({ organizationId: root.globalId })
    const driver = await world.user(branch)
    const absent = await annul(globalId('Observation', '999999999999'))
    for (const one of [driver, stranger]) {
      expect(await annul(id, {}, one)).toEqual(absent)
      expect(await correct(id, {}, one)).toEqual(absent)
    }
    expect(absent.code).toBe('NOT_FOUND')
    for (const bad of [
      '',
      globalId('Observation', '0'),
      globalId('Observation', '1e5'),
      globalId('Observation', '9'.repeat(30)),
    ])
      expect((await annul(bad)).code).toBe('NOT_FOUND')
  })
})

describe('the rows behind a number', () => {
  test('are those of the scope and the time, in pages, each list in so many statements', async () => {
    const own = await world.organization({ parent: root })
    const below = await world.organization({ parent: own, type: 'LOCATION' })
    const hours = (n: number, more: object = {}) => ({
      at: ago(n),
      values: [n, 1],
      sourceKey: `${own.id} ${n}`,
      ...more,
    })
    await observe(world, metric.id, own, [hours(1), hours(3), hours(5)], admin)
    await observe(world, metric.id, below, [hours(2), hours(4)], admin)
    const within = { organization: { below: own.globalId } }
    const got = (page: Page | undefined) => page?.edges.map(({ node }) => node.value)
    const first = await rowsOf({ filter: within, first: 2 })
    expect([got(first), first!.pageInfo.hasNextPage]).toEqual([[1, 2], true])
    expect(got(await rowsOf({ filter: within, first: 9, after: first!.pageInfo.endCursor }))).toEqual([3, 4, 5])
    expect(
      got(await rowsOf({ filter: { ...within, at: { gte: ago(4).toISOString(), lt: ago(2).toISOString() } } })),
    ).toEqual([4, 3].toReversed())
    expect(got(await rowsOf({ filter: { ...within, ...counting } }, await world.user(below)))).toEqual([])
    expect(await rowsOf({ filter: { ...within, ...counting } }, stranger)).toBeUndefined()
    const few = await statementsOf(() => rowsOf({ filter: { ...within, ...counting }, first: 1 }))
    expect(await statementsOf(() => rowsOf({ filter: { ...within, ...counting } }))).toHaveLength(few.length)
    expect(few).toHaveLength(14)
  })
})

test.each(['organizationId', 'locationId', 'vehicleId', 'userId'] as const)(
  'the rows behind a number of a scope named by its %s are just its own',
  async (field) => {
    const own = await world.organization({ parent: root })
    const [one, other] = await Promise.all(
      [1, 2].map(async (n) => {
        const at = await world.organization({ parent: own, type: 'LOCATION' })
        const { id: locationId } = await world.prisma.location.create({
          data: { organizationId: at.id, name: `Yard ${n}`, typeId: 1 },
        })
        const { id: vehicleId } = await world.prisma.vehicle.create({
          data: { organizationId: at.id, unitNumber: `${n}`, type: 'Van' },
        })
        const { id: userId } = await world.user(at)
        return { at, locationId, vehicleId, userId, organizationId: at.id }
      }),
    )
    const inner = field === 'organizationId' ? {} : { [field]: one![field] }
    await observe(world, metric.id, one!.at, [{ at: ago(3), values: [7, 1], ...inner }], admin)
    await observe(
      world,
      metric.id,
      other!.at,
      [{ at: ago(3), values: [8, 1], ...(field === 'organizationId' ? {} : { [field]: other![field] }) }],
      admin,
    )
    await observe(world, metric.id, own, [{ at: ago(3), values: [9, 1] }], admin)
    const type = { organizationId: 'Organization', locationId: 'Location', vehicleId: 'Vehicle', userId: 'User' }[field]
    const conditions = {
      organizationId: 'organization',
      locationId: 'location',
      vehicleId: 'vehicle',
      userId: 'person',
    }
    const [condition, operator] = [conditions[field], field === 'organizationId' ? 'below' : 'eq']
    const values = async (id: string) =>
      (await rowsOf({ filter: { [condition]: { [operator]: globalId(type, id) } } }))!.edges.map(
        ({ node }) => node.value,
      )
    expect([await values(one![field]), await values(other![field])]).toEqual([[7], [8]])
  },
)

describe('a series', () => {
  test('is of an organization with all below it, a location, a vehicle or a person', async () => {
    const own = await world.organization({ parent: root, timeZone: 'Asia/Kolkata' })
    const { id: locationId } = await world.prisma.location.create({
      data: { organizationId: own.id, name: 'Yard', typeId: 1 },
    })
    const { id: vehicleId } = await world.prisma.vehicle.create({
      data: { organizationId: own.id, unitNumber: '1', type: 'Van' },
    })
    const driver = await world.user(own)
    await observe(
      world,
      metric.id,
      own,
      [
        { at: ago(1), values: [10, 1], locationId },
        { at: ago(2), values: [300, 100], vehicleId, userId: driver.id },
      ],
      admin,
    )
    const whole = async (scope: object) => (await seriesOf({ scope }))!.whole
    expect((await whole({ organizationId: own.globalId })).average).toBe(6.5)
    expect((await whole({ organizationId: own.globalId })).value).toBeCloseTo(3.069, 3)
    expect(await whole({ locationId: globalId('Location', locationId) })).toMatchObject({ n: 1, value: 10 })
    expect(await whole({ vehicleId: globalId('Vehicle', vehicleId) })).toMatchObject({ n: 1, value: 3 })
    expect(await whole({ userId: driver.globalId })).toMatchObject({ n: 1, value: 3 })
    expect((await seriesOf({ scope: { organizationId: own.globalId } }))!.timeZone).toBe('Asia/Kolkata')
    // Without a scope it is the viewer's own organization.
    expect((await seriesOf({}, driver))!.whole.n).toBe(2)
  })

  test('without observations has no points and no value, never 0', async () => {
    const own = await world.organization({ parent: root })
    expect(await seriesOf({ scope: { organizationId: own.globalId } })).toEqual({
      timeZone: 'UTC',
      points: [],
      whole: { observations: 0, n: 0, average: null, sumPerRate: null, value: null },
    })
  })

  test('is nothing where the viewer does not see its scope', async () => {
    const driver = await world.user(branch)
    expect(await seriesOf({ scope: { organizationId: root.globalId } }, driver)).toBeNull()
    expect(await seriesOf({ scope: { organizationId: 'x' } })).toBeNull()
    expect(
      await seriesOf({ scope: { vehicleId: vehicle } }, await world.user(await world.organization({ parent: root }))),
    ).toBeNull()
    expect(await seriesOf({}, stranger)).toBeUndefined()
  })

  test('has 1,000 periods at most, and one scope', async () => {
    await expect(seriesOf({ grain: 'HOUR', from: '2026-01-01T00:00:00Z', to: '2026-11-01T00:00:00Z' })).rejects.toThrow(
      '1000 periods',
    )
    await expect(seriesOf({ scope: { vehicleId: vehicle, organizationId: root.globalId } })).rejects.toThrow(
      'Exactly one key',
    )
  })

  test('of many metrics is one statement', async () => {
    const source =
      '{ metrics(first: 20) { edges { node { name series(grain: DAY) { points { value } whole { value } } } } } }'
    await world.ask(admin, source)
    const sent = await statementsOf(() => world.ask(admin, source))
    expect(sent.filter((text) => text.includes('metric_period'))).toHaveLength(1)
    expect(sent).toHaveLength(4)
  })
})
