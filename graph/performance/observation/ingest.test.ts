import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { standardMetric } from '../../testing/metrics.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, branch, admin } = await tree(world, { below: { branch: {} } })
const metric = await standardMetric(world, root, 'fuel-efficiency')

interface Answer {
  status: number
  body: {
    added?: number
    corrected?: number
    same?: number
    detail?: string
    code?: string
    problems?: { line: number; field: string; message: string }[]
  }
}

async function send(
  lines: (object | string)[] | string,
  {
    person = admin,
    type = 'application/x-ndjson',
    query = '',
  }: { person?: Person | null; type?: string; query?: string } = {},
): Promise<Answer> {
  const body =
    typeof lines === 'string'
      ? lines
      : lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const response = await fetch(`${base}/ingest${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(person && (await world.authorization(person))) },
    body,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const ago = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000).toISOString()
const line = (more: object = {}) => ({
  metric: 'fuel-efficiency',
  organization: branch.id,
  at: ago(1),
  values: { distance_km: 100, fuel_litres: 40 },
  key: randomUUID(),
  ...more,
})
const countOf = () => world.prisma.observation.count({ where: { metricId: metric.id } })

describe('/ingest', () => {
  test('takes lines once by source and key, corrects what differs, and keeps what it was', async () => {
    const lines = [line({ key: 'a' }), line({ key: 'b', values: { distance_km: 5 } })]
    expect(await send(lines)).toEqual({ status: 200, body: { added: 2, corrected: 0, same: 0 } })
    expect((await send(lines)).body).toEqual({ added: 0, corrected: 0, same: 2 })
    expect(
      (await send([{ ...lines[0], values: { distance_km: 90, fuel_litres: 40 } }, line({ key: 'c' }), lines[1]!])).body,
    ).toEqual({ added: 1, corrected: 1, same: 1 })
    const { changes, ...kept } = await world.prisma.observation.findFirstOrThrow({
      where: { metricId: metric.id, sourceKey: 'a' },
      select: { value: true, version: true, source: true, changes: true },
    })
    expect({ ...kept, value: Number(kept.value) }).toEqual({ value: 2.25, version: 2, source: 'ingest' })
    expect(changes).toMatchObject([
      {
        version: 2,
        before: { value: 2.5, values: [100, 40] },
        after: { value: 2.25, values: [90, 40] },
        actorId: admin.id,
      },
    ])
  })

  test('knows places by name, as far as they are of the organization', async () => {
    const { id: vehicleId } = await world.prisma.vehicle.create({
      data: { organizationId: branch.id, unitNumber: 'T-7', type: 'Tractor' },
    })
    const { id: locationId } = await world.prisma.location.create({
      data: { organizationId: branch.id, name: 'Yard 7', typeId: 1 },
    })
    await world.prisma.vehicle.create({ data: { organizationId: root.id, unitNumber: 'T-8', type: 'Tractor' } })
    expect(
      (await send([line({ key: 'placed', vehicle: 'T-7', location: 'Yard 7', person: admin.email })])).body.added,
    ).toBe(1)
    expect(
      await world.prisma.observation.findFirst({
        where: { metricId: metric.id, sourceKey: 'placed' },
        select: { vehicleId: true, locationId: true, userId: true },
      }),
    ).toEqual({ vehicleId, locationId, userId: admin.id })
    const stranger = await world.user(await world.organization())
    const { problems } = (
      await send([line({ vehicle: 'T-8' }), line({ location: 'Nowhere' }), line({ person: stranger.id })])
    ).body
    expect(problems!.map(({ line: n, field }) => [n, field])).toEqual([
      [1, 'vehicle'],
      [2, 'location'],
      [3, 'person'],
    ])
  })

  test.each<[object | string, string, string]>([
    ['{"metric":', '', 'This line is no JSON.'],
    ['[1]', '', 'Each line is a JSON object.'],
    [{ metric: 5 }, 'metric', 'Send text.'],
    [{ metric: 'no-such' }, 'metric', 'There is no such metric.'],
    [{ metric: '__proto__' }, 'metric', 'There is no such metric.'],
    [{ organization: randomUUID() }, 'organization', 'Organization not found.'],
    [{ organization: 'x' }, 'organization', 'Organization not found.'],
    [{ at: '2026-02-30T00:00:00Z' }, 'at', 'Write an instant, as 2026-11-20T08:30:00Z.'],
    [{ at: 5 }, 'at', 'Write an instant, as 2026-11-20T08:30:00Z.'],
    [{ at: '2999-01-01T00:00:00Z' }, 'at', 'This is in the future.'],
    [{ at: '2001-01-01T00:00:00Z' }, 'at', 'This is more than 10 years ago.'],
    [{ values: { distance_km: -1 } }, 'values.distance_km', 'An amount in km is not below 0.'],
    [{ values: { distance_km: 'x' } }, 'values.distance_km', 'Write a finite number.'],
    [{ values: { distance_km: 1e13 } }, 'values.distance_km', 'Write a number of at most 1,000,000,000,000.'],
    [
      { values: { constructor: 1 } },
      'values.constructor',
      'Fuel Efficiency has other data points: distance_km and fuel_litres.',
    ],
    [{ values: {} }, 'values', 'Give at least one of distance_km and fuel_litres.'],
    [{ values: [1] }, 'values', 'Send an object of numbers by name.'],
    [{ key: '' }, 'key', 'Enter a key.'],
    [{ key: 'a\0b' }, 'key', 'Leave out the NUL character and half characters.'],
    [{ key: 'x'.repeat(201) }, 'key', 'Write at most 200 characters.'],
    [{ source: 5 }, 'source', 'Send text.'],
    [
      { vehicel: '7' },
      'vehicel',
      'There is no such field; there are metric, organization, location, vehicle, person, at, values, source, and key.',
    ],
  ])('names line and field of %j, and takes nothing', async (wrong, field, message) => {
    const before = await countOf()
    const bad = typeof wrong === 'string' ? wrong : { ...line(), ...wrong }
    const { status, body } = await send([line(), bad, line()])
    expect([status, body.code, body.problems]).toEqual([422, 'VALIDATION', [{ line: 2, field, message }]])
    expect(await countOf()).toBe(before)
  })

  test('takes no number that JSON writes and nothing can keep', async () => {
    const { problems } = (
      await send([
        `{"metric":"fuel-efficiency","organization":"${branch.id}","at":"${ago(1)}","values":{"distance_km":1e999},"key":"k"}`,
      ])
    ).body
    expect(problems).toEqual([{ line: 1, field: 'values.distance_km', message: 'Write a finite number.' }])
  })

  test('finds the one bad line among 10,000, and the same key given twice', async () => {
    const before = await countOf()
    const lines = Array.from({ length: 10_000 }, (_, i) => line(i === 8_765 ? { at: '2999-01-01T00:00:00Z' } : {}))
    expect((await send(lines)).body.problems).toEqual([{ line: 8_766, field: 'at', message: 'This is in the future.' }])
    expect((await send([line({ key: 'twice' }), '', line({ key: 'twice' })])).body.problems).toEqual([
      { line: 3, field: 'key', message: 'Line 1 has this metric, source and key too.' },
    ])
    expect(await countOf()).toBe(before)
  })

  test('leaves refused lines out where the address says so, and says which', async () => {
    const other = await world.organization({ parent: root })
    const person = await world.user(other, 'STRATEGIC')
    await send([line({ key: 'of another' })])
    const at = { organization: other.id }
    const lines = [
      line({ ...at, key: 'good' }),
      line({ ...at, at: '2999-01-01T00:00:00Z', key: 'early' }),
      line({ ...at, key: 'early' }),
      line({ ...at, key: 'of another' }),
      '{',
      line({ ...at, key: 'good' }),
    ]
    expect((await send(lines, { person })).status).toBe(422)
    expect((await send(lines, { person, query: '?leavesOutRefused=false' })).status).toBe(422)
    expect(await send(lines, { person, query: '?leavesOutRefused=true' })).toEqual({
      status: 200,
      body: {
        added: 2,
        corrected: 0,
        same: 0,
        refused: 4,
        problems: [
          { line: 2, field: 'at', message: 'This is in the future.' },
          { line: 4, field: 'key', message: 'This source and key are in use elsewhere; choose another key.' },
          { line: 5, field: '', message: 'This line is no JSON.' },
          { line: 6, field: 'key', message: 'Line 1 has this metric, source and key too.' },
        ],
      },
    })
    expect(await world.prisma.observation.count({ where: { metricId: metric.id, organizationId: other.id } })).toBe(2)
    expect(
      (
        await send(
          Array.from({ length: 30 }, () => '['),
          { person, query: '?leavesOutRefused=true' },
        )
      ).body,
    ).toMatchObject({ added: 0, refused: 30, problems: { length: 20 } })
    expect((await send(lines, { person, query: '?leavesOutRefused=yes' })).status).toBe(400)
  })

  test('is for who may enter data there, and nobody else', async () => {
    const driver = await world.user(branch)
    expect((await send([line({ key: 'driver' })], { person: driver })).body.added).toBe(1)
    expect((await send([line({ organization: root.id })], { person: driver })).body.problems).toEqual([
      { line: 1, field: 'organization', message: 'Organization not found.' },
    ])
    const { admin: stranger } = await tree(world)
    expect((await send([line()], { person: stranger })).body.problems![0]!.message).toBe('Organization not found.')
    expect((await send([line({ metric: metric.id })], { person: stranger })).body.problems![0]!.message).toBe(
      'There is no such metric.',
    )
    expect((await send([line()], { person: null })).status).toBe(401)
    await world.prisma.policyCell.create({
      data: { rootId: root.id, capability: 'metrics.enter', accessLevel: 'TRANSACTIONAL', reach: 'NONE' },
    })
    const refused = await world.user(branch)
    expect((await send([line()], { person: refused })).body.problems![0]!.message).toBe(
      'To enter data for metrics here takes Admin, Strategic, Tactical Mgt, or Supervision.',
    )
  })

  test('corrects nothing of a place that one enters no data for', async () => {
    const other = await world.organization({ parent: root })
    const person = await world.user(other, 'STRATEGIC')
    await send([line({ key: 'of branch' })])
    expect((await send([line({ key: 'of branch', organization: other.id })], { person })).body.problems).toEqual([
      { line: 1, field: 'key', message: 'This source and key are in use elsewhere; choose another key.' },
    ])
  })

  test.each([
    ['', 'application/x-ndjson', 422],
    ['{}', 'application/json', 415],
    ['\n'.repeat(10), 'application/x-ndjson', 422],
  ])('of %j as %s is %i', async (body, type, status) => {
    expect((await send(body, { type })).status).toBe(status)
  })

  const sendPacked = async (bytes: Buffer, encoding = 'gzip') => {
    const headers = {
      'content-type': 'application/x-ndjson',
      'content-encoding': encoding,
      ...(await world.authorization(admin)),
    }
    const response = await fetch(`${base}/ingest`, { method: 'POST', headers, body: new Uint8Array(bytes) })
    return {
      status: response.status,
      accepts: response.headers.get('accept-encoding'),
      body: (await response.json()) as Answer['body'],
    }
  }
  const packed = (...lines: object[]) => gzipSync(lines.map((one) => JSON.stringify(one)).join('\n'))

  test('takes gzip, of several members too', async () => {
    expect(await sendPacked(packed(line(), line()))).toMatchObject({ status: 200, body: { added: 2 } })
    expect(await sendPacked(Buffer.concat([packed(line()), gzipSync('\n'), packed(line())]), 'GZIP')).toMatchObject({
      status: 200,
      body: { added: 2 },
    })
  })

  test.each([
    ['what is none', () => Buffer.from(JSON.stringify(line()))],
    ['one that is cut off', () => packed(line()).subarray(0, -12)],
    ['one with a wrong sum', () => ((bytes) => bytes.fill(0, bytes.length - 8))(packed(line()))],
  ])('takes nothing of %s', async (_name, bytes) => {
    const before = await countOf()
    expect(await sendPacked(bytes())).toMatchObject({ status: 400, body: { code: 'GZIP' } })
    expect(await countOf()).toBe(before)
  })

  test('unpacks no more than it would take unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(41_000_000, ' '))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await sendPacked(bomb)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  test.each(['br', 'deflate', 'gzip, gzip', 'x'])(
    'content-encoding %s is 415 and says what is taken',
    async (encoding) =>
      expect(await sendPacked(packed(line()), encoding)).toMatchObject({
        status: 415,
        accepts: 'gzip',
        body: { code: 'MEDIA_TYPE' },
      }),
  )
})
