// Who sees what as of an instant of the past.
import { describe, expect, test } from 'vitest'
import { parseGlobalId } from '../../kernel/node.ts'
import { pastWork } from '../../testing/pastWork.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'

const { world, root, spot, other, admin, supervision, beyond, create, ask, mark, read } = await pastWork('as_of_rights')

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
