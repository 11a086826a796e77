// What a deputy may while somebody is away: see their own records, and do with them what both may, each step in both
// names.
import { describe, expect, test } from 'vitest'
import { statementsAbout } from '../../testing/queryLog.ts'
import type { Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

let spot: Spot
let yard: Spot
let away: Person
let deputy: Person

const world = await World.make()
const { root, west, east, creator } = await tree(world, { below: { west: {}, east: {} }, people: { creator: 'ADMIN' } })
;[spot, yard] = [await world.group(root), await world.group(root)]
;({ away, deputy } = await pair())

/** Somebody in the west, away for a day, and somebody of another group in the east who stands in. */
async function pair({
  awayAs = 'TRANSACTIONAL',
  deputyAs = 'TRANSACTIONAL',
  ...more
}: {
  awayAs?: 'TRANSACTIONAL' | 'STRATEGIC'
  deputyAs?: 'TRANSACTIONAL' | 'SUPERVISION' | 'STRATEGIC'
  startsAt?: Date
} = {}) {
  const person = await world.user(west, awayAs, spot)
  const other = await world.user(east, deputyAs, yard)
  const absence = await world.absence(root, person, { deputyId: other.id, ...more })
  return { away: person, deputy: other, absence }
}

const record = (of: Person, more = {}) =>
  world.action(west, creator, { ...spot, assigneeId: of.id, state: 'STARTED', ...more })
const reason = { reason: 'Waits for parts' }

async function sees(person: Person, id: string) {
  const { node, legacyActions, board } = await world.ask<{
    node: object | null
    legacyActions: { id: string }[]
    board: { buckets: { actions: { edges: { node: { id: string } }[] } }[] }
  }>(
    person,
    'query ($id: ID!) { node(id: $id) { id } legacyActions { id } board { buckets { actions { edges { node { id } } } } } }',
    { id },
  )
  const onBoard = board.buckets.some(({ actions }) => actions.edges.some((edge) => edge.node.id === id))
  expect([legacyActions.some((one) => one.id === id), onBoard]).toEqual([node !== null, node !== null])
  return node !== null
}

const steps = async (person: Person, id: string) => {
  const { node } = await world.ask<{
    node: { allowedTransitions: { name: string; allowed: boolean; onBehalfOf: string | null }[] } | null
  }>(
    person,
    'query ($id: ID!) { node(id: $id) { ... on Action { allowedTransitions { name allowed onBehalfOf } } } }',
    { id },
  )
  return Object.fromEntries(
    (node?.allowedTransitions ?? []).flatMap(({ name, allowed, onBehalfOf }) => (allowed ? [[name, onBehalfOf]] : [])),
  )
}

const latest = async (actionId: string) => {
  const { actorId, onBehalfOfId, transition } = await world.prisma.historyEntry.findFirstOrThrow({
    where: { actionId },
    orderBy: { version: 'desc' },
  })
  return { actorId, onBehalfOfId, transition }
}

describe('a deputy', () => {
  test.each(['assigneeId', 'creatorId', 'delegatorId', 'delegateId', 'escalatedToId'])(
    'sees what is theirs by %s',
    async (party) => {
      const { globalId } = await record(creator, { [party]: away.id })
      expect(await sees(deputy, globalId)).toBe(true)
    },
  )

  test('sees nothing of their group that is not their own, and nothing of others', async () => {
    const { globalId } = await record(creator, { state: 'QUEUED', assigneeId: null })
    expect(await sees(away, globalId)).toBe(true)
    expect(await sees(deputy, globalId)).toBe(false)
    expect(await sees(deputy, (await record(await world.user(west, 'TRANSACTIONAL', spot))).globalId)).toBe(false)
  })

  test('does what both may, in both names', async () => {
    const { id, globalId } = await record(away)
    expect(await steps(deputy, globalId)).toMatchObject({ HOLD: away.name, COMPLETE: away.name, DELEGATE: away.name })
    await world.mutate(deputy, 'holdAction', { id: globalId, kind: 'INTERNAL', ...reason })
    expect(await latest(id)).toEqual({ transition: 'HOLD', actorId: deputy.id, onBehalfOfId: away.id })
    const { node } = await world.ask<{
      node: { history: { edges: { node: { actor: { name: string }; onBehalfOf: { name: string } } }[] } }
    }>(
      creator,
      'query ($id: ID!) { node(id: $id) { ... on Action { history(first: 1) { edges { node { actor { name } onBehalfOf { name } } } } } } }',
      { id: globalId },
    )
    expect(node.history.edges[0]!.node).toEqual({ actor: { name: deputy.name }, onBehalfOf: { name: away.name } })
  })

  test("answers a delegation for them: the record is theirs, not the deputy's", async () => {
    const { id, globalId } = await record(creator, { state: 'DELEGATED', delegateId: away.id, delegatorId: creator.id })
    await world.mutate(deputy, 'acceptDelegation', { id: globalId })
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id } })).toMatchObject({
      assigneeId: away.id,
      delegateId: null,
    })
    expect(await latest(id)).toMatchObject({ actorId: deputy.id, onBehalfOfId: away.id })
  })

  test('completes for them, and is the one who completed it', async () => {
    const { id, globalId } = await record(away)
    await world.mutate(deputy, 'completeAction', { id: globalId })
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id } })).toMatchObject({
      assigneeId: away.id,
      completedById: deputy.id,
    })
  })

  test('may not what the absent one may not: Strategic escalates nothing', async () => {
    const both = await pair({ awayAs: 'STRATEGIC', deputyAs: 'SUPERVISION' })
    const { globalId } = await record(both.away)
    const offered = await steps(both.deputy, globalId)
    expect(offered).toHaveProperty('HOLD')
    expect(offered).not.toHaveProperty('ESCALATE')
    expect((await world.mutate(both.deputy, 'escalateAction', { id: globalId, ...reason })).code).toBe('FORBIDDEN')
  })

  test('may not what they may not themselves, though the absent one may', async () => {
    const both = await pair({ deputyAs: 'STRATEGIC' })
    const { globalId } = await record(both.away)
    expect(await steps(both.away, globalId)).toHaveProperty('ESCALATE')
    expect(await steps(both.deputy, globalId)).not.toHaveProperty('ESCALATE')
  })

  test('has none of their command over others', async () => {
    const supervisor = await world.user(west, 'SUPERVISION', spot)
    const other = await world.user(east, 'SUPERVISION', yard)
    await world.absence(root, supervisor, { deputyId: other.id })
    const { globalId } = await record(away)
    expect(await sees(supervisor, globalId)).toBe(true)
    expect(await sees(other, globalId)).toBe(false)
  })

  test('delegates for them to whom both may ask', async () => {
    const { id, globalId } = await record(away)
    const colleague = await world.user(west, 'TRANSACTIONAL', spot)
    const { node } = await world.ask<{ node: { delegates: { name: string }[] } }>(
      deputy,
      'query ($id: ID!) { node(id: $id) { ... on Action { delegates(first: 100) { name } } } }',
      { id: globalId },
    )
    expect(node.delegates.map(({ name }) => name)).toContain(colleague.name)
    expect(
      (await world.mutate(deputy, 'delegateAction', { id: globalId, delegateId: colleague.globalId })).__typename,
    ).toBe('DelegateActionSuccess')
    expect(await world.prisma.delegation.findFirstOrThrow({ where: { actionId: id } })).toMatchObject({
      fromId: away.id,
      toId: colleague.id,
    })
  })

  test('who left the tree stands in for nobody', async () => {
    const both = await pair()
    const { globalId } = await record(both.away)
    await world.prisma.membership.updateMany({
      where: { userId: both.deputy.id },
      data: { endsAt: new Date(world.clock.now().getTime() - 1) },
    })
    expect(await sees(both.deputy, globalId)).toBe(false)
  })

  test('of somebody disabled stands in no more', async () => {
    const both = await pair()
    const { globalId } = await record(both.away)
    await world.prisma.user.update({ where: { id: both.away.id }, data: { status: 'DISABLED' } })
    expect(await sees(both.deputy, globalId)).toBe(false)
  })

  test('sees nothing of them in another tree', async () => {
    const other = await world.organization()
    const both = await pair()
    for (const person of [both.away, both.deputy]) await world.join(person, other, 'TRANSACTIONAL')
    const { globalId } = await world.action(other, creator, { assigneeId: both.away.id })
    expect(await sees(both.deputy, globalId)).toBe(false)
  })

  test('costs no statement more', async () => {
    const { id, globalId } = await record(away)
    const plain = await record(deputy)
    const source = 'query ($id: ID!) { node(id: $id) { ... on Action { title viewerTransitions } } }'
    const counts = []
    for (const one of [plain, { id, globalId }])
      counts.push((await statementsAbout(one.id, () => world.ask(deputy, source, { id: one.globalId }))).length)
    expect(counts).toEqual([1, 1])
  })
})

describe('it ends by itself', () => {
  test('with the absence, and nothing was moved', async () => {
    const both = await pair()
    const { id, globalId } = await record(both.away)
    expect(await sees(both.deputy, globalId)).toBe(true)
    world.clock.forward({ hours: 24 })
    expect(await sees(both.deputy, globalId)).toBe(false)
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id } })).toMatchObject({
      assigneeId: both.away.id,
      version: 1,
    })
  })

  test('and begins with it, in rights that are kept too', async () => {
    const hour = 3_600_000
    const both = await pair({ startsAt: new Date(world.clock.now().getTime() + hour) })
    const { viewers } = world.services
    const standsIn = async () => (await viewers.get(both.deputy.sessionId))!.standsIn.map(({ absent }) => absent.id)
    expect(await standsIn()).toEqual([])
    world.clock.forward({ hours: 1 })
    expect(await standsIn()).toEqual([both.away.id])
    world.clock.forward({ hours: 24 })
    expect(await standsIn()).toEqual([])
  })

  test('when it is cancelled, at once for rights that are kept', async () => {
    const both = await pair()
    const { viewers } = world.services
    const standsIn = async () => (await viewers.get(both.deputy.sessionId))!.standsIn.length
    expect(await standsIn()).toBe(1)
    await world.mutate(both.away, 'cancelAbsence', { id: both.absence.globalId }, '__typename')
    await expect.poll(standsIn, { timeout: 2000 }).toBe(0)
  })

  const source = 'subscription { boardChanged { actionId } }'

  test('for who listens: the stream ends when an absence is given another deputy, and when it is over', async () => {
    const both = await pair()
    const other = await world.user(east, 'TRANSACTIONAL', yard)
    const [old, next] = [await world.listen(both.deputy, source), await world.listen(other, source)]
    await world.mutate(creator, 'updateAbsence', { id: both.absence.globalId, deputyId: other.globalId }, '__typename')
    await Promise.all([old.next(), next.next()])
    expect([old.ended, next.ended]).toEqual([true, true])
    const again = await world.listen(other, source)
    world.clock.forward({ hours: 25 })
    await again.next()
    expect(again.ended).toBe(true)
  })

  test('who stands in hears of their records meanwhile', async () => {
    const both = await pair()
    const { globalId } = await record(both.away)
    const stream = await world.listen<{ boardChanged: { actionId: string } }>(both.deputy, source)
    await world.mutate(creator, 'reprioritizeAction', { id: globalId, priorityId: 2 })
    expect((await stream.next())?.boardChanged.actionId).toBe(globalId)
  })
})
