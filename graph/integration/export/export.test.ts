// Exports: who gets which records as CSV, whole and safe to open, and what the audit log keeps of it.
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { accessLevels, type AccessLevel } from '../../kernel/policy.ts'
import { standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { exportLists } from './lists.ts'

let action: Awaited<ReturnType<World['action']>>
const people = {} as Record<AccessLevel, Person>
const keys: Record<string, string> = {}
const ids: Record<string, string> = {}

const world = await World.make()
const address = await world.serve()
const { root, spot } = await tree(world, { root: { name: 'Depot' }, groups: { spot: { name: 'Yard' } }, people: {} })
for (const level of accessLevels) {
  people[level] = await world.user(root, level, spot)
  action = await world.action(root, people[level], { ...spot, title: `Of ${level}`, assigneeId: people[level].id })
  keys[level] = action.key
  ids[level] = action.globalId
}
const unit = await vehicle(world, root)
const metricId = (await standardMetric(world, root, 'fuel-efficiency')).globalId

const create = (person: Person, input: object = {}) =>
  world.mutate<MutationResult & { url: string }>(person, 'createExport', input, 'url')

async function fetchCsv(url: string) {
  const response = await fetch(address + url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function textOf(person: Person, input: object) {
  const { url } = await create(person, input)
  return (await fetchCsv(url)).bytes.toString('utf8')
}

const linesOf = async (person: Person, input: object = {}) =>
  (await textOf(person, input)).slice(1).trimEnd().split('\n')

const just = { columns: ['NUMBER', 'TITLE'] }

describe('what is exported', () => {
  test.each([
    ['ADMIN', accessLevels],
    ['STRATEGIC', accessLevels],
    ['TACTICAL', ['TACTICAL']],
    ['SUPERVISION', ['SUPERVISION']],
    ['TRANSACTIONAL', ['TRANSACTIONAL']],
  ] as const)('by %s is what they may export of what they see', async (level, of) => {
    const lines = await linesOf(people[level], just)
    expect(lines).toEqual(['Number,Title', ...of.map((one) => `${keys[one]},Of ${one}`)])
  })

  test('is the same for who asks for more than they may', async () => {
    expect(
      await linesOf(people.TRANSACTIONAL, { ...just, filter: { assignee: { eq: people.ADMIN.globalId } } }),
    ).toEqual(['Number,Title'])
  })

  test('is nothing of another tenant', async () => {
    const { admin: stranger } = await tree(world)
    expect(await linesOf(stranger, { ...just, filter: { organization: { below: root.globalId } } })).toEqual([
      'Number,Title',
    ])
    expect(await linesOf(stranger, { ...just, records: { ids: Object.values(ids) } })).toEqual(['Number,Title'])
  })

  test('is what is selected, or all but that', async () => {
    const own = [ids.ADMIN!]
    expect(await linesOf(people.ADMIN, { ...just, records: { ids: own } })).toEqual([
      'Number,Title',
      `${keys.ADMIN},Of ADMIN`,
    ])
    expect(await linesOf(people.ADMIN, { ...just, records: { exceptIds: own } })).toHaveLength(accessLevels.length)
  })

  test('has every column where none is named, for people and for programs', async () => {
    const { root: at, admin } = await tree(world, { root: { name: 'Ärger & Söhne' } })
    const { key } = await world.action(at, admin, {
      title: 'A "quoted", comma',
      state: 'WAITING_INTERNAL',
      scheduledEnd: new Date('2026-03-01T12:00:00Z'),
      statusReason: 'two\nlines',
    })
    const { url } = await create(admin)
    const { bytes, headers } = await fetchCsv(url)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="action-records-\d{4}-\d\d-\d\d\.csv"$/)
    const text = bytes.toString('utf8')
    expect(text).toContain('Number,Title,Status,Reason,Priority,Due')
    expect(text).toContain(`${key},"A ""quoted"", comma",Waiting (internal),"two\nlines",Normal,2026-03-01T12:00:00Z,`)
    expect(text).toContain('Ärger & Söhne')
  })

  test('is JSON whatever somebody has written, with null where there is nothing', async () => {
    const { root: at, admin } = await tree(world)
    const titles = ['"', '\\', 'a,b', '%s', '\u2028 \t {}', 'Ärger']
    for (const title of titles) await world.action(at, admin, { title })
    const rows = JSON.parse(await textOf(admin, { format: 'JSON', columns: ['DUE', 'TITLE', 'GROUP'] })) as object[]
    expect(rows).toEqual(titles.map((title) => ({ due: null, title, group: null })))
  })

  test('is no formula, whatever somebody has written', async () => {
    const { root: at, admin } = await tree(world)
    for (const title of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) await world.action(at, admin, { title })
    const lines = await linesOf(admin, { columns: ['TITLE'] })
    for (const line of lines.slice(1)) expect(line).toMatch(/^"?'/)
  })

  test('goes on beyond a part, two statements each, in order and without gaps', async () => {
    const { root: at, admin } = await tree(world)
    const data = Array.from({ length: 5_345 }, (_, i) => ({
      title: `R${i}`,
      rootId: at.id,
      organizationId: at.id,
      creatorId: admin.id,
      actionClassId: 1,
      priorityId: 4,
    }))
    await world.prisma.action.createMany({ data })
    const { url } = await create(admin, { columns: ['TITLE'] })
    let lines: string[] = []
    const sent = await statementsOf(
      async () => (lines = (await fetchCsv(url)).bytes.toString().slice(1).trimEnd().split('\n')),
    )
    expect(lines).toEqual(['Title', ...data.map(({ title }) => title)])
    expect(sent.filter((text) => text.includes('from action a'))).toHaveLength(4)
    expect(JSON.parse(await textOf(admin, { format: 'JSON', columns: ['TITLE'] }))).toEqual(
      data.map(({ title }) => ({ title })),
    )
  })
})

describe('another list', () => {
  test.each(exportLists())('$list has its columns, and is JSON of the same', async ({ list, columns, of: type }) => {
    const of = { Organization: root.globalId, Action: action.globalId, Metric: metricId, Vehicle: unit.globalId }[
      type ?? ''
    ]
    // To export is written into the log as well.
    const input = {
      list,
      arguments: { ...(of && { of }), ...(list === 'AUDIT' && { filter: { noun: { eq: 'METRIC' } } }) },
    }
    const [heading, ...rows] = parse((await textOf(people.ADMIN, input)).slice(1), { relax_column_count: false })
    expect(heading).toEqual(Object.keys(columns))
    expect(JSON.parse(await textOf(people.ADMIN, { ...input, format: 'JSON' }))).toHaveLength(rows.length)
  })

  test('names each entry by its id', async () => {
    const [heading, ...rows] = parse((await textOf(people.ADMIN, { list: 'ORGANIZATIONS' })).slice(1))
    expect(heading!.at(-1)).toBe('ID')
    expect(rows.map((row) => row.at(-1))).toContain(root.globalId)
    const entries = JSON.parse(await textOf(people.ADMIN, { list: 'ORGANIZATIONS', format: 'JSON' })) as {
      id: string
    }[]
    expect(entries.map(({ id }) => id)).toContain(root.globalId)
  })

  test('is narrowed by its own arguments', async () => {
    const rows = JSON.parse(
      await textOf(people.ADMIN, {
        list: 'MEMBERS',
        format: 'JSON',
        arguments: { of: root.globalId, filter: { accessLevel: { eq: 'TACTICAL' } } },
      }),
    ) as object[]
    expect(rows).toEqual([
      expect.objectContaining({
        accessLevelName: 'Tactical Mgt',
        user: expect.objectContaining({ email: people.TACTICAL.email }) as object,
      }),
    ])
  })

  test('says of a sign-in what happened', async () => {
    const { root: at, admin, person } = await tree(world, { people: { admin: 'ADMIN', person: {} } })
    await world.mutate(person, 'endOtherSessions', {}, '__typename')
    const [heading, row] = parse(
      (
        await textOf(admin, { list: 'AUDIT', arguments: { of: at.globalId, filter: { noun: { eq: 'SIGN_IN' } } } })
      ).slice(1),
    )
    expect([heading!.at(-2), row!.at(-2), row![1]]).toEqual(['Event', 'signed out everywhere else', person.name])
  })

  test('goes on beyond a page', async () => {
    const { root: at, admin } = await tree(world)
    const data = Array.from({ length: 250 }, (_, i) => ({ organizationId: at.id, name: `Place ${i}`, typeId: 1 }))
    await world.prisma.location.createMany({ data })
    const rows = JSON.parse(
      await textOf(admin, { list: 'LOCATIONS', format: 'JSON', arguments: { of: at.globalId } }),
    ) as { name: string }[]
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(data.map(({ name }) => name)))
  })

  test('takes exporting more than what is one’s own, but for what is one’s own alone', async () => {
    expect(await create(people.TACTICAL, { list: 'ORGANIZATIONS' })).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'To export here takes Admin or Strategic.',
    })
    expect(await textOf(people.TACTICAL, { list: 'NOTIFICATIONS' })).toMatch(/^\uFEFFAt,Kind,Text/)
  })

  test('has only what those memberships reach that let one export', async () => {
    const [here, there] = [await world.organization({ name: 'Here' }), await world.organization({ name: 'There' })]
    const both = await world.user(here, 'ADMIN')
    await world.join(both, there, 'TACTICAL')
    expect(await textOf(both, { list: 'ORGANIZATIONS' })).not.toContain('There')
    expect(await textOf(both, { list: 'ORGANIZATIONS' })).toContain('Here')
  })

  test('is nothing of another tenant', async () => {
    const { admin: stranger } = await tree(world)
    expect(await textOf(stranger, { list: 'ORGANIZATIONS' })).not.toContain('Depot')
    const { url } = await create(stranger, { list: 'HISTORY', arguments: { of: action.globalId } })
    expect((await fetchCsv(url)).status).toBe(404)
  })

  test.each([
    ['an argument that it does not have', { list: 'SOPS', arguments: { colour: 'red' } }, 'arguments.colour'],
    ['an argument of another form', { list: 'SOPS', arguments: { search: 5 } }, 'arguments.search'],
    ['arguments that are none', { list: 'SOPS', arguments: ['x'] }, 'arguments'],
    ['nothing that it is of', { list: 'HISTORY' }, 'arguments.of'],
    ['something that it is of, where it is of nothing', { list: 'SOPS', arguments: { of: 'x' } }, 'arguments.of'],
    ['what is of records', { list: 'SOPS', columns: ['TITLE'] }, 'columns'],
    ['arguments for records', { arguments: {} }, 'arguments'],
    ['a text with a NUL', { list: 'SOPS', arguments: { search: 'a\0' } }, 'arguments.search'],
  ])('with %s is refused', async (_name, input, path) => {
    expect(await create(people.ADMIN, input)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
  })
})

test('records as JSON are an array with the columns by name', async () => {
  const { url } = await create(people.ADMIN, {
    format: 'JSON',
    columns: ['NUMBER', 'STATUS_SINCE', 'SERVICE_TIME', 'ID'],
  })
  const { bytes, headers } = await fetchCsv(url)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  const rows = JSON.parse(bytes.toString()) as object[]
  expect(rows).toHaveLength(accessLevels.length)
  expect(rows[0]).toEqual({
    number: keys.ADMIN,
    statusSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    serviceTime: expect.any(Number) as number,
    id: expect.any(String) as string,
  })
  expect(rows).toContainEqual(expect.objectContaining({ id: action.globalId }))
})

describe('an address', () => {
  test('is good for five minutes', async () => {
    const own = await World.make()
    const base = await own.serve()
    const at = await own.organization()
    const admin = await own.user(at, 'ADMIN')
    const { url } = await own.mutate<{ url: string }>(admin, 'createExport', {}, 'url')
    expect((await fetch(base + url)).status).toBe(200)
    own.clock.forward({ minutes: 6 })
    expect((await fetch(base + url)).status).toBe(404)
  })

  test('is none for anything else, garbled or missing', async () => {
    const { url } = await create(people.ADMIN)
    for (const other of [
      '/export',
      '/export?ticket=x',
      `${url}x`,
      url.replace('/export', '/files/00000000-0000-4000-8000-000000000000'),
    ]) {
      expect((await fetch(address + other)).status).toBe(404)
    }
  })

  test('takes GET alone', async () => {
    const { url } = await create(people.ADMIN)
    const response = await fetch(address + url, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('ends with the session', async () => {
    const person = await world.user(root, 'ADMIN')
    const { url } = await create(person)
    await world.prisma.session.update({ where: { id: person.sessionId }, data: { endedAt: world.clock.now() } })
    await expect.poll(async () => (await fetch(address + url)).status, { timeout: 6_000 }).toBe(404)
  })
})

describe('asking for one', () => {
  test('leaves an entry in the audit log, with what was asked for', async () => {
    const filter = { isOpen: true, scheduledEnd: { gte: '2026-01-01T00:00:00.000Z' } }
    await create(people.STRATEGIC, { ...just, filter })
    const entry = await world.prisma.auditEntry.findFirst({
      where: { noun: 'RecordExport', actorId: people.STRATEGIC.id },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({
      action: 'CREATE',
      organizationId: root.id,
      after: { request: { filter, columns: just.columns } },
    })
  })

  test.each([
    ['too many records', { records: { ids: Array(10_001).fill('x') } }, 'records.ids'],
    ['a text with a NUL', { filter: { text: { matches: 'a\0' } } }, 'filter.text.matches'],
  ])('with %s is refused', async (_name, input, path) => {
    expect(await create(people.ADMIN, input)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
  })

  test('takes being allowed to at all', async () => {
    const { root: at, admin, hand } = await tree(world, { people: { admin: 'ADMIN', hand: {} } })
    await world.mutate(
      admin,
      'setRoleMatrixCells',
      { organizationId: at.globalId, cells: [{ capability: 'export', accessLevel: 'TRANSACTIONAL', reach: 'NONE' }] },
      '__typename',
    )
    expect(await create(hand)).toMatchObject({ __typename: 'ForbiddenError' })
  })
})
