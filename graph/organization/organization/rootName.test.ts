// Lists that can show more than one root organization name it: to those who belong to several, and to nobody else.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

async function ofTwo() {
  const [first, second] = [
    await tree(world, { root: { name: 'Ridge' } }),
    await tree(world, { root: { name: 'Halden' } }),
  ]
  const depot = await world.organization({ parent: first.root, name: 'Depot' })
  const both = await world.user(depot, 'ADMIN')
  await world.join(both, second.root, 'ADMIN')
  return { first, second, depot, both }
}

const organizations = '{ organizations(first: 10) { nodes { name rootName } } }'

test('an organization names its root to who belongs to several, a root itself as well', async () => {
  const { both } = await ofTwo()
  const { organizations: list } = await world.ask<{ organizations: { nodes: object[] } }>(both, organizations)
  expect(list.nodes).toEqual(
    expect.arrayContaining([
      { name: 'Depot', rootName: 'Ridge' },
      { name: 'Halden', rootName: 'Halden' },
    ]),
  )
})

test('who belongs to one is told of none', async () => {
  const { second } = await ofTwo()
  expect(await world.ask(second.admin, organizations)).toEqual({
    organizations: { nodes: [{ name: 'Halden', rootName: null }] },
  })
})

test('who has left one of two is told of none from then on', async () => {
  const { both, second } = await ofTwo()
  await world.prisma.membership.updateMany({
    where: { userId: both.id, organizationId: second.root.id },
    data: { endsAt: world.clock.now() },
  })
  expect(await world.ask(both, organizations)).toEqual({
    organizations: { nodes: [{ name: 'Depot', rootName: null }] },
  })
})

test('what an organization above maintains names its root, though the organization itself is not in sight', async () => {
  const { first, both } = await ofTwo()
  const made = await world.mutate(
    first.admin,
    'createMajorTask',
    {
      organizationId: first.root.globalId,
      name: 'Yard round',
    },
    'majorTask { id }',
  )
  expect(made.__typename).toBe('CreateMajorTaskSuccess')
  expect(await world.ask(both, '{ majorTasks(first: 5) { nodes { name rootName organization { name } } } }')).toEqual({
    majorTasks: { nodes: [{ name: 'Yard round', rootName: 'Ridge', organization: null }] },
  })
})

test('records of two roots are told apart without another statement', async () => {
  const { second, depot, both } = await ofTwo()
  await world.action(depot, both)
  await world.action(second.root, both)
  const ask = (more: string) =>
    statementsOf(() =>
      world.ask(both, `{ board { buckets { actions(first: 5) { nodes { organization { name ${more} } } } } } }`),
    )
  const [plain, named] = [await ask(''), await ask('rootName')]
  expect(named.length).toBe(plain.length)
})
