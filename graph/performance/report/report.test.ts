// Saved reports: whose they are, what they say, what they refuse, and their CSV.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { countOf, periodsOf } from '../observation/range.ts'
import { day } from '../../kernel/time/milliseconds.ts'

// A Friday; the week of Monday the 16th goes on.
const now = Date.parse('2026-11-20T10:00:00Z')

const world = await World.make({ clock: new TestClock(now) })
const { root, branch, beside, people } = await tree(world, {
  below: { branch: {}, beside: {} },
  levels: { at: 'branch' },
})
const { root: elsewhere, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
const foreign = await standardMetric(world, elsewhere, 'mtbf')
const punctuality = await standardMetric(world, root, 'route-punctuality-adherence')
const idling = await standardMetric(world, root, 'driver-idling-rate')
// The weeks of the 2nd and of the 9th, and the one that goes on.
await observe(
  world,
  punctuality.id,
  branch,
  ['2026-11-04', '2026-11-12', '2026-11-17'].map((at, i) => ({
    at: new Date(`${at}T12:00:00Z`),
    values: [[96, 70, 50][i]!, 100],
  })),
)
const { id: jobRoleId } = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
const data = { metricId: punctuality.id, jobRoleId, createdById: people.ADMIN.id }
await world.prisma.benchmark.createMany({
  data: [
    { ...data, name: 'Of the root', organizationId: root.id },
    { ...data, name: 'Of the branch', organizationId: branch.id, target: 80 },
  ],
})

interface Report {
  id: string
  name: string
  version: number
  isMine: boolean
  isShared: boolean
  periods: number | null
  fromDay: string | null
  toDay: string | null
  scope: { name: string; kind: string } | null
  metrics: { name: string }[]
  can: { edit: { allowed: boolean; reason: string | null }; export: { allowed: boolean } }
}
interface Table {
  timeZone: string
  periods: { startsAt: string; endsAt: string; isOpen: boolean }[]
  rows: {
    metric: { name: string }
    benchmarkName: string | null
    target: number | null
    cells: { value: number | null; level: string | null; observations: number }[]
    whole: { value: number | null }
    wholeLevel: string | null
  }[]
}

const fields =
  'id name version isMine isShared periods fromDay toDay scope { name kind } metrics { name } can { edit { allowed reason } export { allowed } }'
let turn = 0
const given = (more: object) => ({
  name: `Report ${turn++}`,
  metricIds: [punctuality.globalId, idling.globalId],
  scope: { organizationId: branch.globalId },
  grain: 'WEEK',
  range: { periods: 3 },
  ...more,
})
const create = (person: Person, more: object = {}) =>
  world.mutate<MutationResult & { report: Report }>(person, 'createSavedReport', given(more), `report { ${fields} }`)
const update = (person: Person, id: string, more: object) =>
  world.mutate<MutationResult & { report: Report }>(
    person,
    'updateSavedReport',
    { id, ...more },
    `report { ${fields} }`,
  )
const remove = (person: Person, id: string, more: object = {}) =>
  world.mutate(person, 'deleteSavedReport', { id, ...more }, 'deletedId')
const restore = (person: Person, id: string) =>
  world.mutate<MutationResult & { report: Report }>(person, 'restoreSavedReport', { id }, `report { ${fields} }`)
const listOf = async (person: Person) =>
  (await world.ask<{ savedReports: Report[] }>(person, `{ savedReports { ${fields} } }`)).savedReports
const namesOf = async (person: Person) => (await listOf(person)).map(({ name }) => name)
const tableOf = async (person: Person, id: string) => {
  const source = `query ($id: ID!) { node(id: $id) { ... on SavedReport { table {
    timeZone periods { startsAt endsAt isOpen } rows { metric { name } benchmarkName target cells { value level observations } whole { value } wholeLevel } } } } }`
  return (await world.ask<{ node: { table: Table | null } | null }>(person, source, { id })).node
}

describe("one's own report", () => {
  test.each(accessLevels)('is saved by %s, and seen by nobody else', async (level) => {
    const { report } = await create(people[level])
    expect(report).toMatchObject({
      version: 1,
      isMine: true,
      isShared: false,
      scope: { kind: 'ORGANIZATION' },
      metrics: [{ name: 'Route Punctuality Adherence' }, { name: 'Driver Idling Rate' }],
      can: { edit: { allowed: true } },
    })
    for (const person of [people.ADMIN, people.TRANSACTIONAL, stranger]) {
      expect((await namesOf(person)).includes(report.name)).toBe(person === people[level])
      expect((await tableOf(person, report.id)) !== null).toBe(person === people[level])
    }
  })

  test('is changed from the version that was seen', async () => {
    const { report } = await create(people.ADMIN)
    const { report: after } = await update(people.ADMIN, report.id, {
      version: 1,
      name: `${report.name}, by day`,
      grain: 'DAY',
      range: { days: { fromDay: '2026-11-02', toDay: '2026-11-08' } },
    })
    expect(after).toMatchObject({
      version: 2,
      name: `${report.name}, by day`,
      periods: null,
      fromDay: '2026-11-02',
      toDay: '2026-11-08',
    })
    expect(await update(people.ADMIN, report.id, { version: 1, range: { periods: 7 } })).toMatchObject({
      __typename: 'ConflictError',
      differences: expect.arrayContaining([{ field: 'version', yours: '1', current: '2' }]),
    })
    expect((await update(people.ADMIN, report.id, { metricIds: [idling.globalId] })).report).toMatchObject({
      version: 3,
      metrics: [{ name: 'Driver Idling Rate' }],
      fromDay: '2026-11-02',
    })
  })

  test('is deleted, and brought back within a day', async () => {
    const { report } = await create(people.STRATEGIC)
    expect(await remove(people.ADMIN, report.id)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await remove(people.STRATEGIC, report.id, { version: 9 })).toMatchObject({ __typename: 'ConflictError' })
    expect(await remove(people.STRATEGIC, report.id)).toMatchObject({ deletedId: report.id })
    expect([await namesOf(people.STRATEGIC), await tableOf(people.STRATEGIC, report.id)]).toEqual([
      expect.not.arrayContaining([report.name]),
      null,
    ])
    expect(await restore(people.ADMIN, report.id)).toMatchObject({ __typename: 'NotFoundError' })
    expect((await restore(people.STRATEGIC, report.id)).report).toMatchObject({ name: report.name, version: 3 })
    await remove(people.STRATEGIC, report.id)
    await create(people.STRATEGIC, { name: report.name })
    expect(await restore(people.STRATEGIC, report.id)).toMatchObject({
      __typename: 'AlreadyExistsError',
      message: 'You have a report of this name already.',
    })
    await world.prisma.savedReport.updateMany({
      where: { deletedAt: { not: null } },
      data: { deletedAt: new Date(now - 2 * day) },
    })
    expect(await restore(people.STRATEGIC, report.id)).toMatchObject({ __typename: 'NotFoundError' })
    await create(people.STRATEGIC)
    expect(
      await world.prisma.savedReport.count({ where: { ownerId: people.STRATEGIC.id, deletedAt: { not: null } } }),
    ).toBe(0)
  })

  test('stands where it was put among the others', async () => {
    const person = await world.user(branch, 'TRANSACTIONAL')
    const all = [await create(person), await create(person), await create(person)].map(({ report }) => report.id)
    const arrange = (savedReportIds: string[], who = person) =>
      world.mutate(who, 'reorderSavedReports', { savedReportIds }, 'reports { id }')
    expect(await arrange(all.toReversed())).toMatchObject({ reports: all.toReversed().map((id) => ({ id })) })
    expect((await listOf(person)).map(({ id }) => id)).toEqual(all.toReversed())
    for (const ids of [all.slice(1), [...all, all[0]!]])
      expect(await arrange(ids)).toMatchObject({ __typename: 'ConflictError' })
    expect(await arrange(all, stranger)).toMatchObject({ __typename: 'NotFoundError' })
  })
})

describe('a shared report', () => {
  test('is had by all of its organization and below, and says to each what they read', async () => {
    const admin = await world.user(root, 'ADMIN')
    const { report } = await create(admin, { organizationId: root.globalId })
    const aside = await world.user(beside, 'TRANSACTIONAL')
    for (const person of [aside, people.TRANSACTIONAL]) expect(await namesOf(person)).toContain(report.name)
    expect(await namesOf(stranger)).not.toContain(report.name)
    expect((await tableOf(people.TRANSACTIONAL, report.id))!.table!.rows).toHaveLength(2)
    expect(await tableOf(aside, report.id)).toEqual({ table: null })
    expect((await listOf(aside)).find(({ id }) => id === report.id)).toMatchObject({
      scope: null,
      isMine: false,
      can: { export: { allowed: false } },
    })
  })

  test('of an organization opens for those below it too, with what they may see of it', async () => {
    const admin = await world.user(root, 'ADMIN')
    const { report } = await create(admin, { scope: { organizationId: root.globalId }, organizationId: root.globalId })
    const below = await world.organization({ parent: beside, type: 'LOCATION' })
    const at = new Date('2026-11-12T12:00:00Z')
    await observe(world, punctuality.id, below, [{ at, values: [30, 100] }])
    const seen = async (person: Person) => {
      const source =
        'query ($id: ID!) { node(id: $id) { ... on SavedReport { scope { name } table { scope { id } rows { metric { name } whole { observations } } } can { export { allowed } } } } }'
      type Seen = {
        scope: object | null
        table: { scope: { id: string }; rows: { metric: { name: string }; whole: { observations: number } }[] } | null
        can: { export: { allowed: boolean } }
      }
      return (await world.ask<{ node: Seen | null }>(person, source, { id: report.id })).node
    }
    const numbers = async (person: Person) => {
      const { scope, table } = (await seen(person))!
      return [
        scope !== null,
        table!.scope.id,
        table!.rows.find(({ metric }) => metric.name === 'Route Punctuality Adherence')!.whole.observations,
      ]
    }
    const whole = await numbers(admin)
    expect(whole.slice(0, 2)).toEqual([true, root.globalId])
    expect(await numbers(await world.user(beside, 'STRATEGIC'))).toEqual([false, beside.globalId, 1])
    expect(await numbers(await world.user(below))).toEqual([false, below.globalId, 1])
    expect((await numbers(people.TRANSACTIONAL)).slice(0, 2)).toEqual([false, branch.globalId])
    expect(whole[2]).toBe(((await numbers(people.TRANSACTIONAL))[2] as number) + 1)
    expect((await seen(await world.user(beside, 'STRATEGIC')))!.can.export.allowed).toBe(true)
    expect(await seen(stranger)).toBeNull()
  })

  test.each(accessLevels)('is shared and changed by %s as views are', async (level) => {
    const { report } = await create(people.ADMIN, { organizationId: branch.globalId })
    const may = level === 'ADMIN' || level === 'STRATEGIC'
    const outcomes = [
      await create(people[level], { organizationId: branch.globalId }),
      await update(people[level], report.id, { name: `${report.name} of ${level}` }),
      await remove(people[level], report.id),
    ]
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(
      may
        ? ['CreateSavedReportSuccess', 'UpdateSavedReportSuccess', 'DeleteSavedReportSuccess']
        : Array(3).fill('ForbiddenError'),
    )
  })

  test('is duplicated as one’s own', async () => {
    const { report } = await create(people.ADMIN, { organizationId: branch.globalId })
    const copy = (name: string) =>
      world.mutate<MutationResult & { report: Report }>(
        people.TRANSACTIONAL,
        'duplicateSavedReport',
        { id: report.id, name },
        `report { ${fields} }`,
      )
    expect((await copy('Mine now')).report).toMatchObject({ isMine: true, isShared: false, periods: 3, version: 1 })
    expect(await copy('Mine now')).toMatchObject({ __typename: 'AlreadyExistsError' })
  })
})

describe('the numbers', () => {
  test('are of closed weeks, each at the level of the nearest benchmark; what is missing is no data', async () => {
    const { report } = await create(people.ADMIN)
    const { table } = (await tableOf(people.ADMIN, report.id))!
    expect(table!.periods).toEqual(
      ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].slice(0, 3).map((at, i, all) => ({
        startsAt: `${at}T00:00:00.000Z`,
        endsAt: `${all[i + 1] ?? '2026-11-16'}T00:00:00.000Z`,
        isOpen: false,
      })),
    )
    const [first, second] = table!.rows
    expect(first).toMatchObject({
      metric: { name: 'Route Punctuality Adherence' },
      benchmarkName: 'Of the branch',
      target: 80,
      whole: { value: 83 },
      wholeLevel: 'MET',
    })
    expect(first!.cells).toEqual([
      { value: null, level: null, observations: 0 },
      { value: 96, level: 'MET', observations: 1 },
      { value: 70, level: 'OPPORTUNITY', observations: 1 },
    ])
    expect(second).toMatchObject({ benchmarkName: null, whole: { value: null }, wholeLevel: null })
  })

  test('of two days are of the periods that these are in, the one that goes on too', async () => {
    const { report } = await create(people.ADMIN, { range: { days: { fromDay: '2026-11-12', toDay: '2026-12-24' } } })
    const { table } = (await tableOf(people.ADMIN, report.id))!
    expect(table!.periods.map(({ startsAt, isOpen }) => [startsAt.slice(0, 10), isOpen])).toEqual([
      ['2026-11-09', false],
      ['2026-11-16', true],
    ])
    expect(table!.rows[0]!.cells.map(({ value }) => value)).toEqual([70, 50])
  })

  test('of a person are seen by that person and who sees their work', async () => {
    const scope = { userId: people.TRANSACTIONAL.globalId }
    for (const level of ['ADMIN', 'TRANSACTIONAL'] as const)
      expect(await create(people[level], { scope })).toMatchObject({ __typename: 'CreateSavedReportSuccess' })
    expect(await create(await world.user(branch, 'TRANSACTIONAL'), { scope })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The scope was not found.',
    })
  })

  test('take as many statements whatever there are of them', async () => {
    const one = await create(people.ADMIN, { metricIds: [punctuality.globalId] })
    const two = await create(people.ADMIN)
    const [few, many] = [
      await statementsOf(() => tableOf(people.ADMIN, one.report.id)),
      await statementsOf(() => tableOf(people.ADMIN, two.report.id)),
    ]
    // Who asks, the report, its metrics, its scope, its periods, their values, and the benchmarks with where these
    // stand.
    expect([few.length, many.length]).toEqual([8, 8])
    const person = await world.user(branch, 'ADMIN')
    const vehicles = await world.prisma.vehicle.createManyAndReturn({
      data: ['T-1', 'T-2', 'T-3'].map((unitNumber) => ({ organizationId: branch.id, unitNumber, type: 'Tractor' })),
    })
    const save = (i: number) => create(person, { scope: { vehicleId: globalId('Vehicle', vehicles[i]!.id) } })
    await save(0)
    const before = await statementsOf(() => listOf(person))
    await save(1)
    await save(2)
    expect(await statementsOf(() => listOf(person))).toHaveLength(before.length)
  })
})

describe('a range', () => {
  test.each([
    ['HOUR', '2026-10-24', '2026-10-25', 48],
    ['DAY', '2026-02-27', '2026-03-01', 3],
    ['WEEK', '2026-11-15', '2026-11-16', 2],
    ['MONTH', '2025-12-31', '2026-02-01', 3],
    ['QUARTER', '2025-12-31', '2026-04-01', 3],
  ] as const)('of each %s from %s to %s has %i', (grain, from, to, count) =>
    expect(countOf(grain, from, to)).toBe(count),
  )

  test('goes by the clock of its zone, over its changes', async () => {
    const { db } = await world.context(people.ADMIN)
    const read = (grain: 'HOUR' | 'DAY' | 'MONTH', more: object) =>
      periodsOf(
        db,
        { grain, periods: null, fromDay: null, toDay: null, ...more },
        'Europe/Oslo',
        new Date('2026-10-26T12:00:00Z'),
      )
    const days = await read('DAY', { periods: 2 })
    expect(days.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
    ])
    expect(days[1]!.endsAt.toISOString()).toBe('2026-10-25T23:00:00.000Z')
    const that = { fromDay: new Date('2026-10-25'), toDay: new Date('2026-10-25') }
    expect(await read('HOUR', that)).toHaveLength(25)
    expect((await read('MONTH', { periods: 12 }))[0]!.startsAt.toISOString()).toBe('2025-09-30T22:00:00.000Z')
  })
})

describe('what is wrong is said by field', () => {
  test.each([
    ['name', { name: ' ' }],
    ['metricIds', { metricIds: [] }],
    ['metricIds', { metricIds: () => Array(13).fill(punctuality.globalId) }],
    ['metricIds', { metricIds: () => [punctuality.globalId, punctuality.globalId] }],
    ['range.periods', { range: { periods: 0 } }],
    ['range.periods', { range: { periods: 501 } }],
    ['range.days.toDay', { range: { days: { fromDay: '2026-11-02', toDay: '2026-11-01' } } }],
    ['range.days.toDay', { grain: 'DAY', range: { days: { fromDay: '2025-01-01', toDay: '2026-11-01' } } }],
    ['range.days.fromDay', { range: { days: { fromDay: '2026-02-30', toDay: '2026-11-01' } } }],
  ])('%s in %o', async (path, more: Record<string, unknown>) => {
    const input = Object.fromEntries(
      Object.entries(more).map(([key, value]) => [
        key,
        typeof value === 'function' ? (value as () => unknown)() : value,
      ]),
    )
    expect(await create(people.ADMIN, input)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
  })

  test.each([
    ['scope', { scope: {} }],
    ['scope', { scope: { organizationId: 'x', userId: 'y' } }],
    ['range', { range: {} }],
    ['range', { range: { periods: null } }],
    ['range', { range: { periods: 3, days: { fromDay: '2026-11-01', toDay: '2026-11-02' } } }],
  ])('both or none of %s in %o', async (_which, more) => {
    await expect(create(people.ADMIN, more)).rejects.toThrow(/Exactly one key must be|"periods" must be non-null/)
  })

  test('a metric or scope of another tenant is as absent as none', async () => {
    expect(await create(people.ADMIN, { metricIds: [punctuality.globalId, foreign.globalId] })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'Metric 2 was not found.',
    })
    expect(await create(stranger, { metricIds: [foreign.globalId] })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The scope was not found.',
    })
    expect(await create(people.ADMIN, { scope: { organizationId: beside.globalId } })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The scope was not found.',
    })
  })
})

describe('as CSV', () => {
  const exported = (person: Person, id: string) =>
    world.mutate<MutationResult & { url: string }>(person, 'createReportExport', { savedReportId: id }, 'url')

  test('it has a line a metric and period, what has no data is empty, and the audit log knows', async () => {
    const address = await world.serve()
    const { report } = await create(people.ADMIN)
    const { url } = await exported(people.ADMIN, report.id)
    const response = await fetch(address + url)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="report-2026-11-20.csv"')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines).toHaveLength(1 + 6)
    expect(lines.slice(0, 3).map((line) => line.replace('\ufeff', ''))).toEqual([
      'Metric,Unit,Period begins,Period ends,Value,Target,Level,Benchmark,Observations',
      'Route Punctuality Adherence,%,2026-10-26T00:00:00.000Z,2026-11-02T00:00:00.000Z,,80,,Of the branch,0',
      'Route Punctuality Adherence,%,2026-11-02T00:00:00.000Z,2026-11-09T00:00:00.000Z,96,80,CTQ met,Of the branch,1',
    ])
    expect(
      await world.prisma.auditEntry.findFirst({ where: { noun: 'RecordExport', actorId: people.ADMIN.id } }),
    ).toMatchObject({ after: { request: { report: report.name } } })
  })

  test('it takes the right to export what is there; of oneself that to one’s own', async () => {
    const { report } = await create(people.TRANSACTIONAL)
    expect(report.can.export.allowed).toBe(false)
    expect(await exported(people.TRANSACTIONAL, report.id)).toMatchObject({ __typename: 'ForbiddenError' })
    const { report: own } = await create(people.TRANSACTIONAL, { scope: { userId: people.TRANSACTIONAL.globalId } })
    expect(await exported(people.TRANSACTIONAL, own.id)).toMatchObject({ __typename: 'CreateReportExportSuccess' })
    expect(await exported(stranger, own.id)).toMatchObject({ __typename: 'NotFoundError' })
  })
})
