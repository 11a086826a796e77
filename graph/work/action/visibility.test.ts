// Who sees which records: one case an access level, each with what it must not see.
import { describe, expect, test } from 'vitest'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const actions: Record<string, { id: string; globalId: string }> = {}

const world = await World.make()
const { root, west, reno, east, tractors, yard, creator } = await tree(world, {
  below: { west: {}, reno: { type: 'LOCATION', parent: 'west' }, east: {} },
  groups: { tractors: {}, yard: {} },
  people: { creator: 'ADMIN' },
})
const { root: foreign, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
const trailerGroup = await world.prisma.group.create({
  data: { name: 'Trailers', departmentId: tractors.departmentId },
})
const trailers = { departmentId: tractors.departmentId, groupId: trailerGroup.id }
const add = async (name: string, at: Organization, more = {}) => {
  actions[name] = await world.action(at, at === foreign ? stranger : creator, more)
}
await add('next of tractors in reno', reno, tractors)
await add('work of tractors in reno', reno, { ...tractors, state: 'STARTED' })
await add('work of trailers in reno', reno, { ...trailers, state: 'STARTED' })
await add('yard in west', west, yard)
await add('tractors in the east', east, tractors)
await add('at the root', root)
await add('foreign', foreign)

/** The names of the records that somebody sees, by the board, the list and by id alike. */
async function seen(person: Person): Promise<string[]> {
  const ids = Object.values(actions).map(({ globalId }) => globalId)
  const { board, legacyActions, nodes } = await world.ask<{
    board: { buckets: { actions: { edges: { node: { id: string } }[] } }[] }
    legacyActions: { id: string }[]
    nodes: ({ id: string } | null)[]
  }>(
    person,
    'query ($ids: [ID!]!) { board { buckets { actions { edges { node { id } } } } } legacyActions { id } nodes(ids: $ids) { id } }',
    { ids },
  )
  const onBoard = board.buckets.flatMap((bucket) => bucket.actions.edges.map((edge) => edge.node.id)).sort()
  expect(legacyActions.map(({ id }) => id).sort()).toEqual(onBoard)
  expect(nodes.flatMap((node) => (node ? [node.id] : [])).sort()).toEqual(onBoard)
  return Object.entries(actions).flatMap(([name, { globalId }]) => (onBoard.includes(globalId) ? [name] : []))
}

const own = [
  'next of tractors in reno',
  'work of tractors in reno',
  'work of trailers in reno',
  'yard in west',
  'tractors in the east',
  'at the root',
]

describe('what is seen', () => {
  test('Admin of the root: the whole tree, nothing of another', async () => {
    expect(await seen(await world.user(root, 'ADMIN'))).toEqual(own)
  })

  test('Strategic of a division: the division and below', async () => {
    const person = await world.user(west, 'STRATEGIC')
    expect(await seen(person)).toEqual(own.slice(0, 4))
  })

  test('Tactical Mgt: the own department, within the own organization', async () => {
    const person = await world.user(west, 'TACTICAL', { departmentId: tractors.departmentId })
    expect(await seen(person)).toEqual(own.slice(0, 3))
  })

  test('Supervision: the own group, within the own organization', async () => {
    expect(await seen(await world.user(west, 'SUPERVISION', tractors))).toEqual(own.slice(0, 2))
  })

  test("Transactional: the group's Next Up, and no more of it", async () => {
    expect(await seen(await world.user(west, 'TRANSACTIONAL', tractors))).toEqual(own.slice(0, 1))
  })

  test.each(['assigneeId', 'creatorId', 'delegatorId', 'delegateId', 'escalatedToId'])(
    'own by %s, wherever in the tree',
    async (party) => {
      const person = await world.user(reno, 'TRANSACTIONAL', tractors)
      const { globalId } = await world.action(
        east,
        { id: person.id },
        { creatorId: (await world.user(root, 'ADMIN')).id, state: 'STARTED', [party]: person.id },
      )
      const { node } = await world.ask<{ node: { id: string } | null }>(
        person,
        'query ($id: ID!) { node(id: $id) { id } }',
        { id: globalId },
      )
      expect(node?.id).toBe(globalId)
      await world.prisma.action.deleteMany({ where: { id: Buffer.from(globalId, 'base64').toString().split(':')[1] } })
    },
  )

  test('groups below the own group count as the own', async () => {
    const above = await world.prisma.group.create({ data: { name: 'Above', departmentId: tractors.departmentId } })
    await world.prisma.group.update({ where: { id: trailers.groupId }, data: { parentId: above.id } })
    const person = await world.user(root, 'SUPERVISION', { departmentId: tractors.departmentId, groupId: above.id })
    expect(await seen(person)).toEqual(['work of trailers in reno'])
  })

  test('a membership that has ended or not begun shows nothing', async () => {
    const person = await world.user(root, 'ADMIN')
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt: world.clock.now() } })
    expect(await seen(person)).toEqual([])
    const later = new Date(world.clock.now().getTime() + 3_600_000)
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt: null, startsAt: later } })
    expect(await seen(person)).toEqual([])
  })

  test('without any membership there is an empty board', async () => {
    expect(await seen(await world.user())).toEqual([])
  })

  test('what the root organization has changed counts', async () => {
    const person = await world.user(west, 'SUPERVISION', tractors)
    await world.prisma.policyCell.create({
      data: { rootId: root.id, capability: 'records.see', accessLevel: 'SUPERVISION', reach: 'NONE' },
    })
    expect(await seen(person)).toEqual(['next of tractors in reno'])
    await world.prisma.policyCell.deleteMany({ where: { rootId: root.id } })
  })
})
