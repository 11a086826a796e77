// The board, its grids, lists and records as of an instant of the past.
import { describe, expect, test } from 'vitest'
import { parseGlobalId } from '../../kernel/node.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { lookBack } from '../../testing/lookingBack.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

// Clocks of others would run with those of the random run.
const world = await World.make({ database: 'as_of' })
const { root, north, spot, other, admin, supervision, worker, beyond } = await tree(world, {
  below: { north: { type: 'LOCATION' } },
  groups: { spot: {}, other: {} },
  people: {
    admin: 'ADMIN',
    supervision: { level: 'SUPERVISION', in: 'spot' },
    worker: { in: 'spot' },
    beyond: { level: 'SUPERVISION', in: 'other' },
  },
})

const create = async (more: object = {}) => {
  const made = await world.mutate<{ action: { id: string; key: string; version: number } }>(
    admin,
    'createAction',
    {
      title: 'Record',
      actionClassId: 1,
      priorityId: 4,
      organizationId: root.globalId,
      groupId: group(spot),
      departmentId: department(spot),
      ...more,
    },
    'action { id key version }',
  )
  if (!made.action) throw new Error(JSON.stringify(made))
  world.clock.forward({ minutes: 1 })
  return made.action
}
/** As they come over the wire. */
const ask = <Data = Record<string, never>>(person: Person, source: string, variables: object = {}): Promise<Data> =>
  world.ask<Data>(person, source, JSON.parse(JSON.stringify(variables)) as Record<string, unknown>)
const run = (person: Person, source: string, variables: object) =>
  world.run(person, source, JSON.parse(JSON.stringify(variables)) as Record<string, unknown>)
const idOf = (type: string, uuid: string) => Buffer.from(`${type}:${uuid}`).toString('base64')
const group = ({ groupId }: typeof spot) => idOf('Group', groupId)
const department = ({ departmentId }: typeof spot) => idOf('Department', departmentId)

/** An instant, after which time goes on. */
function mark(): Date {
  const at = world.clock.now()
  world.clock.forward({ minutes: 10 })
  return at
}

interface Read {
  action: { id: string; title: string; stateName: string; asOf: { at: string; isExact: boolean } | null } | null
}

const read = async (person: Person, key: string, asOf?: Date) =>
  (
    await ask<Read>(
      person,
      'query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { id title stateName asOf { at isExact } } }',
      { key, asOf },
    )
  ).action

test('looking back to moments of a random run shows what was seen then', { timeout: 120_000 }, async () => {
  await lookBack(world, { moments: 25, seed: 1 })
  expect.hasAssertions()
})

describe('a record as of an instant', () => {
  test('has its values of then under an id of its own, which leads to it again', async () => {
    const { id, key } = await create()
    const then = mark()
    await world.mutate(admin, 'updateAction', { id, title: 'Another title' })
    const past = (await read(admin, key, then))!
    expect(past).toMatchObject({
      title: 'Record',
      stateName: 'Queued',
      asOf: { at: then.toISOString(), isExact: true },
    })
    expect(past.id).not.toBe(id)
    expect(await read(admin, key)).toMatchObject({ id, title: 'Another title', asOf: null })
    const source = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Action { title } } }'
    expect(await ask(admin, source, { ids: [past.id, id] })).toEqual({
      nodes: [
        { id: past.id, title: 'Record' },
        { id, title: 'Another title' },
      ],
    })
  })

  test('was not there before it was made', async () => {
    const before = mark()
    const { key } = await create()
    expect(await read(admin, key, before)).toBeNull()
  })

  test('offers nothing that changes it, and takes none', async () => {
    const { key } = await create({ assigneeId: worker.globalId })
    const then = mark()
    const { action } = await ask<{
      action: {
        id: string
        viewerTransitions: string[]
        allowedTransitions: { allowed: boolean; reason: string }[]
        can: Record<string, { allowed: boolean; reason: string }>
      }
    }>(
      admin,
      `query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { id viewerTransitions viewerPriorities { id }
        assignees { userId } delegates { userId }
        allowedTransitions { allowed reason } can { answer { allowed reason } collaborate { allowed reason } } } }`,
      { key, asOf: then },
    )
    const reason = 'This is the past. Go back to now to make changes.'
    expect(action).toMatchObject({ viewerTransitions: [], viewerPriorities: [], assignees: [], delegates: [] })
    expect(new Set(action.allowedTransitions.map((one) => `${one.allowed} ${one.reason}`))).toEqual(
      new Set([`false ${reason}`]),
    )
    for (const one of Object.values(action.can)) expect(one).toEqual({ allowed: false, reason })
    expect(await world.mutate(admin, 'startAction', { id: action.id })).toMatchObject({
      __typename: 'ForbiddenError',
      message: reason,
    })
  })

  test('leads to what was with it then, each under an id of then', async () => {
    const { id, key } = await create({ assigneeId: worker.globalId })
    await world.mutate(worker, 'delegateAction', { id, delegateId: supervision.globalId })
    await world.mutate(worker, 'sendMessage', { target: { actionId: id }, text: 'First' }, '__typename')
    const then = mark()
    await world.mutate(supervision, 'acceptDelegation', { id })
    await world.mutate(worker, 'sendMessage', { target: { actionId: id }, text: 'Second' }, '__typename')
    const fields = `delegations { id state } thread { id messageCount lastMessage { text } } assignee { id }`
    const source = `query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { ${fields} } }`
    const recordAt = (asOf?: Date) =>
      ask<{ action: { delegations: { id: string; state: string }[]; thread: { id: string } } }>(admin, source, {
        key,
        asOf,
      })
    const [past, now] = [await recordAt(then), await recordAt()]
    expect(past.action).toMatchObject({
      delegations: [{ state: 'ASKED' }],
      thread: { messageCount: 1, lastMessage: { text: 'First' } },
      assignee: { id: worker.globalId },
    })
    expect(now.action).toMatchObject({
      delegations: [{ state: 'ACCEPTED' }],
      thread: { messageCount: 2, lastMessage: { text: 'Second' } },
      assignee: { id: supervision.globalId },
    })
    const ids = [past.action.delegations[0]!.id, past.action.thread.id]
    expect(ids).not.toContain(now.action.delegations[0]!.id)
    expect(
      await ask(
        admin,
        'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Delegation { state } ... on Thread { messageCount } } }',
        { ids },
      ),
    ).toEqual({
      nodes: [
        { id: ids[0], state: 'ASKED' },
        { id: ids[1], messageCount: 1 },
      ],
    })
  })
})

describe('rights are those of today', () => {
  const titles = async (person: Person, asOf?: Date) => {
    const { board, actionGrid } = await ask<{
      board: { buckets: { actions: { nodes: { key: string }[] } }[] }
      actionGrid: { count: number; rows: { nodes: { key: string }[] } }
    }>(
      person,
      `query ($asOf: DateTime) { board(asOf: $asOf) { buckets { actions(first: 100) { nodes { key } } } }
        actionGrid(asOf: $asOf) { count rows(first: 100) { nodes { key } } } }`,
      { asOf },
    )
    const listed = actionGrid.rows.nodes.map(({ key }) => key).sort()
    expect(board.buckets.flatMap(({ actions }) => actions.nodes.map(({ key }) => key)).sort()).toEqual(listed)
    expect(actionGrid.count).toBe(listed.length)
    return listed
  }

  test('at the place of then: what was in sight there is, wherever it went', async () => {
    const { id, key } = await create({ title: 'Moved' })
    const then = mark()
    await world.prisma.action.update({ where: { id: uuid(id) }, data: { ...other, updatedAt: world.clock.now() } })
    world.clock.forward({ minutes: 1 })
    expect(await titles(supervision, then)).toContain(key)
    expect(await titles(supervision)).not.toContain(key)
    expect(await titles(beyond, then)).not.toContain(key)
    expect(await titles(beyond)).toContain(key)
    expect(await read(beyond, key, then)).toBeNull()
  })

  test('who has lost them sees nothing of then either', async () => {
    const person = await world.user(root, 'SUPERVISION', spot)
    const { key } = await create()
    const then = mark()
    expect(await titles(person, then)).toContain(key)
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: other })
    world.clock.forward({ minutes: 1 })
    expect(await titles(person, then)).not.toContain(key)
    expect(await read(person, key, then)).toBeNull()
  })

  test('a stranger finds nothing of another tree, at no instant', async () => {
    const { admin: stranger } = await tree(world)
    const { id, key } = await create()
    const then = mark()
    await world.mutate(admin, 'updateAction', { id, title: 'Changed' })
    const past = (await read(admin, key, then))!
    const source = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    expect(await ask(stranger, source, { ids: [past.id, id] })).toEqual({ nodes: [null, null] })
    expect(await titles(stranger, then)).toEqual([])
  })

  const uuid = (id: string) => parseGlobalId(id)!.name
})

describe('an instant', () => {
  const source = `query ($asOf: DateTime) {
    board(asOf: $asOf) { asOf { at isExact keptSince isBeforeFirst } buckets { name count { value } } grids { count } }
    actionGrid(asOf: $asOf) { count asOf { isBeforeFirst } }
  }`

  test('before the first record is empty, and says so', async () => {
    const { admin: somebody } = await tree(world)
    const asOf = new Date(world.clock.now().getTime() - 300 * day)
    const answer = await ask<{ board: { grids: { count: number }[] } }>(somebody, source, { asOf })
    expect(answer).toMatchObject({
      board: { asOf: { at: asOf.toISOString(), isExact: false, isBeforeFirst: true } },
      actionGrid: { count: 0, asOf: { isBeforeFirst: true } },
    })
    expect(answer.board.grids.every(({ count }) => count === 0)).toBe(true)
  })

  test('of a tree that has records says that it has, and from when on all is kept', async () => {
    const asOf = mark()
    expect(await ask(admin, source, { asOf })).toMatchObject({
      board: { asOf: { isExact: true, isBeforeFirst: false } },
      actionGrid: { asOf: { isBeforeFirst: false } },
    })
  })

  test.each([
    ['to come', 1, 'asOf: this is yet to come; name an instant of the past'],
    ['of more than a year ago', -367 * day, 'asOf: this is more than a year ago; the past is kept for a year'],
  ])('%s is refused by its path', async (_what, later, message) => {
    const asOf = new Date(world.clock.now().getTime() + later)
    for (const field of ['board', 'actionGrid']) {
      const inner = field === 'board' ? 'organizationPath' : 'count'
      const { errors } = await run(admin, `query ($asOf: DateTime) { ${field}(asOf: $asOf) { ${inner} } }`, {
        asOf,
      })
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'VALIDATION', argument: 'asOf' } })
    }
  })

  test.each(['2027-02-30T00:00:00Z', 'yesterday', '2026-11-03'])('that is none is refused: %s', async (asOf) => {
    const { errors } = await run(admin, 'query ($asOf: DateTime) { board(asOf: $asOf) { organizationPath } }', {
      asOf,
    })
    expect(errors?.[0]?.message).toContain('Expected type DateTime')
  })

  test('in an id is one that is kept, or leads nowhere', async () => {
    const { id } = await create()
    const { name } = parseGlobalId(id)!
    const source = 'query ($id: ID!) { node(id: $id) { id } }'
    const at = (text: string) => ask(admin, source, { id: idOf('Action', `${name}@${text}`) })
    const later = new Date(world.clock.now().getTime() + day).toISOString()
    for (const text of [later, '2020-01-01T00:00:00.000Z', '2026-13-01T00:00:00.000Z', 'then', ''])
      expect(await at(text)).toEqual({ node: null })
  })
})

test('a bucket and a grid of the past are nodes of it, which go on page by page', async () => {
  const { root: own, boss } = await tree(world, { people: { boss: 'ADMIN' } })
  for (const title of ['A', 'B', 'C'])
    await world.mutate(
      boss,
      'createAction',
      { title, organizationId: own.globalId, actionClassId: 1, priorityId: 1 },
      '__typename',
    )
  const then = mark()
  const { board } = await ask<{
    board: { buckets: { id: string; actions: { pageInfo: { endCursor: string } } }[]; grids: { id: string }[] }
  }>(
    boss,
    `query ($asOf: DateTime) { board(asOf: $asOf) { grids(names: [SPECIAL]) { id }
      buckets { id actions(first: 2) { pageInfo { endCursor } } } } }`,
    { asOf: then },
  )
  await world.prisma.action.updateMany({
    where: { rootId: own.id },
    data: { priorityId: 5, updatedAt: world.clock.now() },
  })
  const node = await ask(
    boss,
    `query ($id: ID!, $grid: ID!, $after: Cursor) {
      bucket: node(id: $id) { id ... on Bucket { count { value } actions(first: 2, after: $after) { nodes { title priority { name } } } } }
      grid: node(id: $grid) { id ... on Grid { count } }
    }`,
    { id: board.buckets[0]!.id, grid: board.grids[0]!.id, after: board.buckets[0]!.actions.pageInfo.endCursor },
  )
  expect(node).toEqual({
    bucket: {
      id: board.buckets[0]!.id,
      count: { value: 3 },
      actions: { nodes: [{ title: 'C', priority: { name: 'Urgent' } }] },
    },
    grid: { id: board.grids[0]!.id, count: 3 },
  })
})

test('a board of the past is as many statements as one of now', async () => {
  await create()
  const asOf = mark()
  const query = `query ($asOf: DateTime) { board(asOf: $asOf) { buckets { name count { value } actions { nodes { title organization { name } assignee { name } } } } } }`
  const now = await statementsOf(() => ask(admin, query))
  const then = await statementsOf(() => ask(admin, query, { asOf }))
  expect(then).toHaveLength(now.length)
  const list = `query ($asOf: DateTime) { actionGrid(asOf: $asOf) { count rows { nodes { title } } } }`
  expect(await statementsOf(() => ask(admin, list, { asOf }))).toHaveLength(3)
})

test('a list of what was has ids of then, for whoever takes them', async () => {
  const { id } = await create({ organizationId: north.globalId })
  const asOf = mark()
  const { actionGrid } = await ask<{ actionGrid: { ids: string[] } }>(
    admin,
    `query ($asOf: DateTime, $filter: ActionFilter) { actionGrid(asOf: $asOf, filter: $filter) { ids(first: 100) } }`,
    { asOf, filter: { organization: { below: north.globalId } } },
  )
  expect(actionGrid.ids).toEqual([idOf('Action', `${parseGlobalId(id)!.name}@${asOf.toISOString()}`)])
})
