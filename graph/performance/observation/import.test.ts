import { describe, expect, test } from 'vitest'
import { observe, standardMetric } from '../../testing/metrics.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, branch, admin } = await tree(world, {
  root: { timeZone: 'America/New_York', name: 'Import Co' },
  below: { branch: { name: 'Import Branch' } },
})
const metric = await standardMetric(world, root, 'fuel-efficiency')
await world.prisma.vehicle.create({ data: { organizationId: root.id, unitNumber: 'T-1', type: 'Tractor' } })

interface Imported {
  id: string
  version: number
  committedAt: string | null
  counts: { added: number; corrected: number; same: number; wrong: number }
  rows: {
    totalCount: number
    nodes: {
      number: number
      kind: string
      at: string
      place: string
      value: number | null
      valueBefore: number | null
      cells: { name: string; before: string | null; after: string }[]
      problems: { field: string; message: string }[]
    }[]
  }
  errors: string
}
interface Answer extends MutationResult {
  import?: Imported
}
const fields =
  'import { id version committedAt counts { added corrected same wrong } rows(first: 100) { totalCount nodes { number kind at place value valueBefore cells { name before after } problems { field message } } } errors }'

async function sendFile(
  text: string | Buffer,
  { person = admin, at = root }: { person?: Person; at?: Organization } = {},
) {
  const bytes = Buffer.from(text)
  const ticket = await world.mutate<MutationResult & { url?: string; fileId?: string }>(
    person,
    'createFileTicket',
    { purpose: 'OBSERVATIONS', owner: { organizationId: at.globalId }, name: 'fuel.csv', size: bytes.length },
    'url fileId',
  )
  if (ticket.url) expect((await fetch(base + ticket.url, { method: 'PUT', body: bytes })).status).toBe(200)
  return ticket.fileId ?? ''
}
const previewOf = async (text: string | Buffer, { person = admin, at = root, target = metric } = {}) =>
  world.mutate<Answer>(
    person,
    'previewObservationImport',
    { metricId: target.globalId, organizationId: at.globalId, fileId: await sendFile(text, { person, at }) },
    fields,
  )
const commit = ({ id, version }: Imported, person = admin) =>
  world.mutate<Answer>(person, 'commitObservationImport', { id, version }, fields)
const countOf = () => world.prisma.observation.count({ where: { metricId: metric.id } })

const head = 'at,vehicle,distance_km,fuel_litres\n'

describe('a file of observations', () => {
  test('is shown row by row beside what is known, and changes nothing until it is taken', async () => {
    await observe(
      world,
      metric.id,
      root,
      [
        { at: new Date('2026-10-01T12:00:00Z'), values: [100, 40], source: 'csv', sourceKey: 'k1' },
        { at: new Date('2026-10-02T12:00:00Z'), values: [100, 40], source: 'csv', sourceKey: 'k2' },
      ],
      admin,
    )
    const before = await countOf()
    const { import: preview } = await previewOf(
      'at,key,distance_km,fuel_litres\n2026-10-01T12:00:00Z,k1,100,40\n2026-10-02T12:00:00Z,k2,100,50\n2026-10-03T12:00:00Z,,30,\n',
    )
    expect(preview!.counts).toEqual({ added: 1, corrected: 1, same: 1, wrong: 0 })
    expect(
      preview!.rows.nodes.map(({ number, kind, value, valueBefore }) => [number, kind, value, valueBefore]),
    ).toEqual([
      [2, 'SAME', 2.5, 2.5],
      [3, 'CORRECTED', 2, 2.5],
      [4, 'ADDED', null, null],
    ])
    expect(preview!.rows.nodes[1]!.cells).toEqual([
      { name: 'distance_km', before: '100', after: '100' },
      { name: 'fuel_litres', before: '40', after: '50' },
    ])
    const numbersAt = async (args: string) => {
      const { node } = await world.ask<{ node: Pick<Imported, 'rows'> }>(
        admin,
        `{ node(id: "${preview!.id}") { ... on ObservationImport { rows(${args}) { totalCount nodes { number } } } } }`,
      )
      return [node.rows.totalCount, ...node.rows.nodes.map(({ number }) => number)]
    }
    expect(await numbersAt('first: 2')).toEqual([3, 2, 3])
    expect(await numbersAt('last: 2')).toEqual([3, 3, 4])
    expect(await numbersAt('first: 9, kind: ADDED')).toEqual([1, 4])
    expect(await countOf()).toBe(before)
    const taken = await commit(preview!)
    expect(taken.import!.committedAt).not.toBeNull()
    expect(await countOf()).toBe(before + 1)
    expect((await commit(preview!)).code).toBe('CONFLICT')
  })

  test('reads times by the clock of the organization, names of places, and semicolons; twice it adds nothing', async () => {
    const text =
      '﻿at;organization;vehicle;distance_km;fuel_litres\r\n2026-10-05 08:00;;T-1;10;1\r\n2026-10-05 08:00;Import Branch;;300;100\r\n'
    const { import: preview } = await previewOf(text)
    expect(preview!.counts).toEqual({ added: 2, corrected: 0, same: 0, wrong: 0 })
    await commit(preview!)
    const found = await world.prisma.observation.findMany({
      where: {
        metricId: metric.id,
        at: { gte: new Date('2026-10-05T00:00:00Z'), lt: new Date('2026-10-06T00:00:00Z') },
      },
      orderBy: { at: 'asc' },
      select: { at: true, organizationId: true, vehicle: { select: { unitNumber: true } } },
    })
    expect(found).toEqual([
      { at: new Date('2026-10-05T08:00:00Z'), organizationId: branch.id, vehicle: null },
      { at: new Date('2026-10-05T12:00:00Z'), organizationId: root.id, vehicle: { unitNumber: 'T-1' } },
    ])
    expect((await previewOf(text)).import!.counts).toEqual({ added: 0, corrected: 0, same: 2, wrong: 0 })
  })

  test('keeps every digit of a number, and knows it again', async () => {
    const text = 'at,key,distance_km,fuel_litres\n2026-10-04T12:00:00Z,long,123456789012.345678901234,3\n'
    await commit((await previewOf(text)).import!)
    const [kept] = await world.prisma.$queryRaw<
      object[]
    >`select numerator::text, value::text from observation where metric_id = ${metric.id}::uuid and source_key = 'long'`
    expect(kept).toEqual({ numerator: '123456789012.345678901234', value: '41152263004.11522630041133333333333333333' })
    expect((await previewOf(text)).import!.counts).toEqual({ added: 0, corrected: 0, same: 1, wrong: 0 })
    expect((await previewOf(text.replace('901234', '901235'))).import!.counts).toMatchObject({ corrected: 1 })
    expect((await previewOf(text.replace('901234', '9'.repeat(50)))).import!.rows.nodes[0]!.problems[0]!.message).toBe(
      'Write at most 40 digits after the point.',
    )
  })

  test('with one bad row among 10,000 takes nothing, and names row and column', async () => {
    const row = (i: number) => `${new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString()},,${i === 7_000 ? '-5' : '10'},1`
    const before = await countOf()
    const { import: preview } = await previewOf(head + Array.from({ length: 10_000 }, (_, i) => row(i)).join('\n'))
    expect(preview!.counts).toEqual({ added: 9_999, corrected: 0, same: 0, wrong: 1 })
    expect((await commit(preview!)).fields).toEqual([
      { path: 'leavesOutRefused', message: 'One row is refused. Mend the file, or say that they are left out.' },
      { path: 'id', message: 'Row 7002, distance_km: An amount in km is not below 0.' },
    ])
    expect(preview!.errors).toContain('Row 7002. distance_km: An amount in km is not below 0.')
    expect(await countOf()).toBe(before)
  }, 30_000)

  test('leaves its refused rows out where that is said, and takes the others', async () => {
    const { import: preview } = await previewOf(
      `at,key,distance_km,fuel_litres\n2026-10-12T12:00:00Z,left,-5,1\n2026-10-12T13:00:00Z,left,10,1\n2026-10-12T14:00:00Z,taken,20,1\n`,
    )
    expect(preview!.counts).toEqual({ added: 2, corrected: 0, same: 0, wrong: 1 })
    expect((await commit(preview!)).code).toBe('VALIDATION')
    const { import: taken } = await world.mutate<Answer>(
      admin,
      'commitObservationImport',
      { id: preview!.id, version: preview!.version, leavesOutRefused: true },
      fields,
    )
    expect(taken).toMatchObject({ committedAt: expect.any(String) as string, counts: { added: 2, wrong: 1 } })
    const kept = await world.prisma.observation.findMany({
      where: { metricId: metric.id, sourceKey: { in: ['left', 'taken'] } },
      orderBy: { at: 'asc' },
      select: { value: true },
    })
    expect(kept.map(({ value }) => Number(value))).toEqual([10, 20])
  })

  test('gives its errors back as a CSV in which no cell is a formula, and which can be sent again', async () => {
    const { import: preview } = await previewOf(
      `${head}2026-10-06T00:00:00Z,"=cmd|'/c calc'!A1",NaN,1\n2026-10-06T00:00:00Z,,1e999,1\nsoon,,1,x\n`,
    )
    expect(
      preview!.rows.nodes.flatMap(({ number, problems }) =>
        problems.map(({ field, message }) => [number, field, message]),
      ),
    ).toEqual([
      [2, 'distance_km', 'Write a finite number.'],
      [2, 'vehicle', 'Vehicle not found in this organization.'],
      [3, 'distance_km', 'Write a number of at most 1,000,000,000,000.'],
      [4, 'at', 'Write an instant, as 2026-11-20T08:30:00Z.'],
      [4, 'fuel_litres', 'Write a finite number.'],
    ])
    const lines = preview!.errors.split('\r\n')
    expect(lines[0]).toBe('﻿at,vehicle,distance_km,fuel_litres,problem')
    expect(lines[1]).toContain("'=cmd|")
    expect((await previewOf(preview!.errors)).import!.counts.wrong).toBe(3)
  })

  test('is not taken where what is known has changed since, until it is compared again', async () => {
    const { import: preview } = await previewOf('at,key,distance_km,fuel_litres\n2026-10-07T12:00:00Z,late,100,40\n')
    await observe(
      world,
      metric.id,
      root,
      [{ at: new Date('2026-10-07T12:00:00Z'), values: [1, 1], source: 'csv', sourceKey: 'late' }],
      admin,
    )
    expect(await commit(preview!)).toMatchObject({
      code: 'CONFLICT',
      message: 'The data has changed since this file was compared. Compare it again.',
    })
    const again = await world.mutate<Answer>(admin, 'recompareObservationImport', { id: preview!.id }, fields)
    expect(again.import).toMatchObject({ version: 2, counts: { corrected: 1 } })
    expect((await commit(preview!)).differences).toEqual([{ field: 'version', yours: '1', current: '2' }])
    expect((await commit(again.import!)).code).toBeUndefined()
  })

  test.each<[string | Buffer, string]>([
    ['distance_km\n1\n', 'The first line is to name the columns: at, then distance_km and fuel_litres.'],
    [
      'at,speed\n2026-10-01T12:00:00Z,1\n',
      'No column speed; the columns are at, organization, location, vehicle, person, key, distance_km, and fuel_litres.',
    ],
    ['at,at,distance_km\n1,1,1\n', 'The column at is there twice.'],
    [head, 'The file has no rows.'],
    [head + '2026-10-01T12:00:00Z,,1,1\n'.repeat(10_001), 'The file has 10,001 rows; send at most 10,000 at once.'],
    [`${head}"2026`, 'This is no CSV: see line 2.'],
    [Buffer.from([0x61, 0x74, 0xff, 0xfe]), 'This is no text. Save it as CSV in UTF-8.'],
    [`${head}a\0b,,1,1\n`, 'This is no text. Save it as CSV in UTF-8.'],
  ])('that is none says so (%#)', async (text, message) => {
    expect((await previewOf(text)).fields).toEqual([{ path: 'file', message }])
  })

  test('names a row of another organization, and the same place and time twice', async () => {
    const { import: preview } = await previewOf(
      'at,organization,distance_km\n2026-10-08T12:00:00Z,Import Co,1\n2026-10-09T12:00:00Z,,1\n2026-10-09T12:00:00Z,,2\n',
      { at: branch },
    )
    expect(preview!.rows.nodes.flatMap(({ number, problems }) => problems.map(({ field }) => [number, field]))).toEqual(
      [
        [2, 'organization'],
        [4, 'key'],
      ],
    )
  })

  test("is its maker's alone, and sent by who enters data there", async () => {
    const { import: preview } = await previewOf(`${head}2026-10-10T12:00:00Z,,1,1\n`)
    const colleague = await world.user(root, 'ADMIN')
    const { admin: stranger } = await tree(world)
    for (const person of [colleague, stranger]) expect((await commit(preview!, person)).code).toBe('NOT_FOUND')
    const driver = await world.user(branch)
    expect(
      (await previewOf(`${head}2026-10-11T12:00:00Z,,1,1\n`, { person: driver, at: branch })).import!.counts.added,
    ).toBe(1)
    expect(await sendFile('x', { person: driver, at: root })).toBe('')
    // A file that somebody else has sent is none.
    const fileId = await sendFile(`${head}2026-10-10T12:00:00Z,,1,1\n`)
    expect(
      (
        await world.mutate(
          colleague,
          'previewObservationImport',
          { metricId: metric.globalId, organizationId: root.globalId, fileId },
          fields,
        )
      ).code,
    ).toBe('NOT_FOUND')
  })
})
