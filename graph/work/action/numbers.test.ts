// Records count in their root: from 1, each number once, and a key means that of one's home organization.
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { ownTasks } from '../../testing/tasks.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

interface Found {
  id: string
  key: string
  addressKey: string
  sameKey: { id: string; addressKey: string }[]
}

const source = `query ($key: String!, $rootId: ID) {
  action(key: $key, rootId: $rootId) { id key addressKey sameKey { id addressKey } } }`
const find = async (person: Parameters<World['ask']>[0], key: string, rootId?: string) =>
  (await world.ask<{ action: Found | null }>(person, source, { key, rootId })).action

describe('the numbers of a root', () => {
  test('begin at 1 in each of fifty roots that are made at once', async () => {
    const roots = await Promise.all(Array.from({ length: 50 }, () => tree(world)))
    const records = await Promise.all(roots.map(({ root, admin }) => world.action(root, admin)))
    expect(records.map(({ key }) => key)).toEqual(roots.map(() => 'AR-1'))
  })

  test('are given once, to 32 who create at once', async () => {
    const { root, admin } = await tree(world)
    const create = async () => {
      const { action } = await world.mutate<{ action: { key: string } }>(
        admin,
        'createAction',
        { title: 'One of many', organizationId: root.globalId, priorityId: 4, actionClassId: 1 },
        'action { key }',
      )
      return Number(action.key.slice('AR-'.length))
    }
    const numbers = await Promise.all(Array.from({ length: 32 }, create))
    expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, i) => i + 1))
  })

  test('are of one sequence for records and task records', async () => {
    const { root, admin } = await tree(world)
    const first = await world.action(root, admin)
    await ownTasks(world, root, 'Weekly check')
    const second = await world.prisma.taskRecord.findFirstOrThrow({ where: { organizationId: root.id } })
    const third = await world.action(root, admin)
    expect([first.number, second.number, third.number]).toEqual([1, 2, 3])
  })

  test('are lost with what was taken back, and not given again', async () => {
    const { root, admin } = await tree(world)
    await expect(world.action(root, admin, { title: '' })).rejects.toThrow('action_title_check')
    expect((await world.action(root, admin)).key).toBe('AR-2')
  })
})

describe('a key that two roots have', () => {
  async function twoHouses() {
    const [home, other] = [await tree(world), await tree(world)]
    const person = await world.user(home.root, 'ADMIN')
    await world.join(person, other.root, 'ADMIN')
    const [mine, theirs] = [await world.action(home.root, home.admin), await world.action(other.root, other.admin)]
    return { home, other, person, mine, theirs }
  }

  test('means the record of the home organization; the other is found by its root, and each leads to the other', async () => {
    const { other, person, mine, theirs } = await twoHouses()
    expect(await find(person, 'AR-1')).toEqual({
      id: mine.globalId,
      key: 'AR-1',
      addressKey: 'AR-1',
      sameKey: [{ id: theirs.globalId, addressKey: theirs.id }],
    })
    expect(await find(person, 'ar-1', other.root.globalId)).toEqual({
      id: theirs.globalId,
      key: 'AR-1',
      addressKey: theirs.id,
      sameKey: [{ id: mine.globalId, addressKey: 'AR-1' }],
    })
  })

  test('is found in another root where the home organization has none, and by what stands for it in an address', async () => {
    const { other, person } = await twoHouses()
    const second = await world.action(other.root, other.admin)
    expect(await find(person, 'AR-2')).toMatchObject({ id: second.globalId, addressKey: second.id, sameKey: [] })
    expect(await find(person, second.id)).toMatchObject({ id: second.globalId, key: 'AR-2' })
  })

  test('means nothing of a root that one does not belong to, or has left', async () => {
    const { home, other, person } = await twoHouses()
    expect(await find(home.admin, 'AR-1', other.root.globalId)).toBeNull()
    await world.prisma.membership.updateMany({
      where: { userId: person.id, organizationId: other.root.id },
      data: { endsAt: world.clock.now() },
    })
    world.clock.forward({ seconds: 1 })
    expect(await find(person, 'AR-1', other.root.globalId)).toBeNull()
    expect(await find(person, 'AR-1')).toMatchObject({ sameKey: [] })
  })

  test('is searched for in all of them', async () => {
    const { person, mine, theirs } = await twoHouses()
    const query = '{ search(text: "AR-1", first: 10) { nodes { nodeId matched addressKey } } }'
    const { search } = await world.ask<{ search: { nodes: object[] } }>(person, query)
    expect(search.nodes).toEqual(
      expect.arrayContaining([
        { nodeId: mine.globalId, matched: 'KEY', addressKey: 'AR-1' },
        { nodeId: theirs.globalId, matched: 'KEY', addressKey: theirs.id },
      ]),
    )
  })

  test('costs one statement, and who has one root nothing more for the others', async () => {
    const { home, person } = await twoHouses()
    const one = await statementsOf(() => find(home.admin, 'AR-1'))
    const two = await statementsOf(() => find(person, 'AR-1'))
    expect([two.length - one.length]).toEqual([1])
  })

  test('is refused with a root of another kind', async () => {
    const { person, mine } = await twoHouses()
    await expect(find(person, 'AR-1', mine.globalId)).rejects.toThrow('rootId')
  })
})
