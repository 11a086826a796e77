// The board, its grids, lists and records as of an instant of the past.
import { describe, expect, test } from 'vitest'
import { globalId, parseGlobalId } from '../../kernel/node.ts'
import { lookBack } from '../../testing/lookingBack.ts'
import { pastWork } from '../../testing/pastWork.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'

const { world, north, admin, supervision, worker, create, ask, mark, read } = await pastWork('as_of')

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

  test('is on the vehicle of then', async () => {
    const { unitNumber, globalId: vehicleId } = await vehicle(world, north)
    const { id, key } = await create()
    const then = mark()
    await world.mutate(admin, 'updateAction', { id, vehicleId })
    const source =
      'query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { vehicle { unitNumber } } }'
    expect(await ask(admin, source, { key, asOf: then })).toEqual({ action: { vehicle: null } })
    const named = mark()
    await world.mutate(admin, 'updateAction', { id, vehicleId: null })
    expect(await ask(admin, source, { key, asOf: named })).toEqual({ action: { vehicle: { unitNumber } } })
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
    const reason = 'This is a past view. Go back to now to make changes.'
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
  expect(actionGrid.ids).toEqual([globalId('Action', `${parseGlobalId(id)!.name}@${asOf.toISOString()}`)])
})
