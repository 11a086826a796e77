import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root: at, admin } = await tree(world)
const { admin: stranger } = await tree(world)

type Record = { id: string; globalId: string; legacyId: number }
interface Noted extends MutationResult {
  note?: { id: string; text: string; author: { name: string } }
}

const add = (record: Record, text: string, person = admin) =>
  world.mutate<Noted>(person, 'addNote', { actionId: record.globalId, text }, 'note { id text author { name } }')

interface Notes {
  edges: { node: { text: string; author: { name: string } } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const notesOf = async (
  record: Record,
  { first = 50, after }: { first?: number; after?: string } = {},
  person = admin,
) =>
  (
    await world.ask<{ node: { notes: Notes } | null }>(
      person,
      'query ($id: ID!, $first: Int, $after: Cursor) { node(id: $id) { ... on Action { notes(first: $first, after: $after) { edges { node { text author { name } } } pageInfo { hasNextPage endCursor } } } } }',
      { id: record.globalId, first, after },
    )
  ).node?.notes

const texts = (notes: Notes | undefined) => notes?.edges.map(({ node }) => node.text)

describe('notes', () => {
  test('stand on the record, latest first, each with who wrote it, in pages', async () => {
    const record = await world.action(at, admin)
    const driver = await world.user(at, 'TRANSACTIONAL')
    await world.prisma.action.update({ where: { id: record.id }, data: { assigneeId: driver.id } })
    expect((await add(record, '  At dock 4.  ', driver)).note).toMatchObject({
      text: 'At dock 4.',
      author: { name: driver.name },
    })
    await add(record, 'Gate is closed.')
    await add(record, 'Open again.')
    const one = await notesOf(record, { first: 2 })
    expect([texts(one), one!.pageInfo.hasNextPage]).toEqual([['Open again.', 'Gate is closed.'], true])
    expect(texts(await notesOf(record, { first: 2, after: one!.pageInfo.endCursor }))).toEqual(['At dock 4.'])
  })

  test.each([
    ['', 'Enter some text.'],
    ['   ', 'Enter some text.'],
    ['x'.repeat(5001), 'Write at most 5000 characters.'],
    ['a\0b', 'Leave out the NUL character.'],
  ])('of %j are refused', async (text, message) => {
    expect((await add(await world.action(at, admin), text)).fields).toEqual([{ path: 'text', message }])
  })

  test('are added by whoever sees the record, and by nobody else', async () => {
    const spot = await world.group(at)
    const record = await world.action(at, admin, { ...spot, state: 'STARTED' })
    for (const level of ['STRATEGIC', 'TACTICAL', 'SUPERVISION'] as const)
      expect((await add(record, level, await world.user(at, level, spot))).note?.text).toBe(level)
    // A record of the own group that somebody else works on is out of sight; what is Next Up there is in it.
    const driver = await world.user(at, 'TRANSACTIONAL', spot)
    expect((await add(record, 'no', driver)).code).toBe('NOT_FOUND')
    expect((await add(await world.action(at, admin, spot), 'yes', driver)).note?.text).toBe('yes')
    const absent = await world.mutate(admin, 'addNote', { internalID: 2 ** 31 - 1, text: 'x' }, '__typename')
    expect(await add(record, 'x', stranger)).toEqual(absent)
    expect(absent.code).toBe('NOT_FOUND')
    expect(await notesOf(record, {}, stranger)).toBeUndefined()
  })

  test('are refused with a reason where an organization has taken the right away', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'STRATEGIC' } })
    const record = await world.action(own, person)
    await world.prisma.policyCell.create({
      data: { rootId: own.id, capability: 'collaborate', accessLevel: 'STRATEGIC', reach: 'NONE' },
    })
    const { node } = await world.ask<{ node: { can: { collaborate: { allowed: boolean; reason: string } } } }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Action { can { collaborate { allowed reason } } } } }',
      { id: record.globalId },
    )
    expect(node.can.collaborate.allowed).toBe(false)
    expect(await add(record, 'x', person)).toMatchObject({
      code: 'FORBIDDEN',
      message: node.can.collaborate.reason,
    })
  })

  test('are never changed or deleted, whoever writes', async () => {
    const record = await world.action(at, admin)
    await add(record, 'kept')
    await expect(
      world.prisma.note.updateMany({ where: { actionId: record.id }, data: { text: 'other' } }),
    ).rejects.toThrow()
    await expect(world.prisma.note.deleteMany({ where: { actionId: record.id } })).rejects.toThrow()
  })

  test('of many records are one statement, with their authors', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    for (let i = 0; i < 3; i++) {
      const record = await world.action(own, person)
      for (const text of ['a', 'b']) await add(record, text, person)
    }
    const source =
      '{ legacyActions(limit: 9) { notes(first: 1) { edges { node { text author { name } } } } attachments { file { name } } links { record { title } } } }'
    await world.ask(person, source)
    let answer: { legacyActions: { notes: Notes }[] } | undefined
    expect(await statementsOf(async () => void (answer = await world.ask(person, source)))).toHaveLength(6)
    expect(answer!.legacyActions.map(({ notes }) => texts(notes))).toEqual([['b'], ['b'], ['b']])
  })
})

describe('the legacy path of notes', () => {
  async function call(method: string, query: string, body?: object, person = admin) {
    const headers = {
      ...(await world.authorization(person)),
      'content-type': 'application/json',
      ...(body && { 'idempotency-key': JSON.stringify(body) }),
    }
    const response = await fetch(`${base}/api/tasks/tasks_record_notes${query}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    return {
      status: response.status,
      body: (await response.json()) as {
        note_id: number
        note: string
        code?: string
        message?: string
        detail?: string
      }[] & { code?: string; message?: string; detail?: string },
    }
  }

  test('adds one, once a key, and lists them latest first', async () => {
    const record = await world.action(at, admin)
    const sent = { task_record_id: String(record.legacyId), note: 'One' }
    const { status, body } = await call('POST', '', sent)
    expect([status, body]).toEqual([
      200,
      { note_id: expect.any(Number), note: 'One', author: admin.name, created_at: world.clock.now().toISOString() },
    ])
    expect((await call('POST', '', sent)).body).toEqual(body)
    await call('POST', '', { task_record_id: record.legacyId, note: 'Two' })
    const list = await call('GET', `?task_record_id=${record.legacyId}`)
    expect(list.body.map(({ note }) => note)).toEqual(['Two', 'One'])
    expect(
      (await call('GET', `?task_record_id=${record.legacyId}&limit=1&offset=1`)).body.map(({ note }) => note),
    ).toEqual(['One'])
  })

  test.each([
    ['GET', '?task_record_id=x', undefined, 422, 'task_record_id: Send a whole number.'],
    ['GET', '', undefined, 422, 'task_record_id: Send a whole number.'],
    ['GET', '?task_record_id=2147483647', undefined, 404, 'The action record was not found.'],
    ['POST', '', { task_record_id: 2147483647, note: 'x' }, 404, 'The action record was not found.'],
    ['POST', '', { task_record_id: 1, note: 5 }, 422, 'note: Send text.'],
    ['POST', '', { note: 'x' }, 422, 'task_record_id: Send a whole number.'],
  ] as const)('%s %s %o is %i', async (method, query, body, status, detail) => {
    const message = method === 'GET' ? 'Error while fetching notes' : 'Error while saving the note'
    expect(await call(method, query, body)).toMatchObject({ status, body: { message, detail } })
  })

  test('a stranger finds nothing: 404', async () => {
    const record = await world.action(at, admin)
    expect((await call('GET', `?task_record_id=${record.legacyId}`, undefined, stranger)).status).toBe(404)
    expect((await call('POST', '', { task_record_id: record.legacyId, note: 'x' }, stranger)).status).toBe(404)
  })
})

test('links show the other record from both sides, where the viewer sees it', async () => {
  const spot = await world.group(at)
  const origin = await world.action(at, admin, { ...spot, title: 'Origin' })
  const follow = await world.action(at, admin, { title: 'Follow-up' })
  await world.prisma.actionLink.create({
    data: { fromId: origin.id, toId: follow.id, kind: 'FOLLOW_UP', createdAt: world.clock.now() },
  })
  const linksOf = async (record: Record, person = admin) =>
    (
      await world.ask<{ node: { links: object[] } }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Action { links { kind record { title } } } } }',
        { id: record.globalId },
      )
    ).node.links
  expect(await linksOf(origin)).toEqual([{ kind: 'FOLLOW_UP', record: { title: 'Follow-up' } }])
  expect(await linksOf(follow)).toEqual([{ kind: 'ORIGIN', record: { title: 'Origin' } }])
  expect(await linksOf(origin, await world.user(at, 'SUPERVISION', spot))).toEqual([])
})
