import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const closingsOf = async (person: Person) => {
  const { viewer } = await world.ask<{ viewer: { closings: unknown[] } }>(
    person,
    '{ viewer { closings { organization { name } closedBy { name } } } }',
  )
  return viewer.closings
}

test('that a root organization closes is told to everyone who belongs to it, and to nobody else', async () => {
  const { root, admin, member } = await tree(world, {
    root: { name: 'Basin Ridge' },
    below: { division: {} },
    groups: { spot: {} },
    people: { admin: 'ADMIN', member: { level: 'TRANSACTIONAL', in: 'spot' } },
  })
  const { admin: stranger } = await tree(world)
  await world.prisma.closing.create({ data: { rootId: root.id, closedById: admin.id } })
  const told = { organization: { name: 'Basin Ridge' } }
  expect(await closingsOf(admin)).toEqual([{ ...told, closedBy: { name: admin.name } }])
  expect(await closingsOf(member)).toMatchObject([told])
  expect(await closingsOf(stranger)).toEqual([])
})
