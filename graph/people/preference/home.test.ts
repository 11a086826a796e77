// A person's home among several root organizations: the oldest membership's, until they choose another.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World, type MutationResult } from '../../testing/world.ts'

const world = await World.make()

type Root = { id: string; isHome: boolean }
const shown = 'viewer { rootOrganizations { id isHome } }'
const choose = (person: Parameters<World['ask']>[0], organizationId: string) =>
  world.mutate<MutationResult & { viewer: { rootOrganizations: Root[] } }>(
    person,
    'chooseHomeOrganization',
    { organizationId },
    shown,
  )
const roots = async (person: Parameters<World['ask']>[0]) =>
  (await world.ask<{ viewer: { rootOrganizations: Root[] } }>(person, `{ ${shown} }`)).viewer.rootOrganizations

async function ofTwo() {
  const [first, second] = [await tree(world), await tree(world)]
  const person = await world.user(first.root, 'ADMIN')
  await world.join(person, second.root, 'ADMIN')
  return { first: first.root, second: second.root, person, stranger: second.admin }
}

test('it is that of the oldest membership, and the one that was chosen from then on', async () => {
  const { first, second, person } = await ofTwo()
  expect(await roots(person)).toEqual([
    { id: first.globalId, isHome: true },
    { id: second.globalId, isHome: false },
  ])
  const { viewer } = await choose(person, second.globalId)
  expect(viewer.rootOrganizations).toEqual([
    { id: second.globalId, isHome: true },
    { id: first.globalId, isHome: false },
  ])
  expect(await roots(person)).toEqual(viewer.rootOrganizations)
})

test('a key means what it has, and memberships there come first', async () => {
  const { first, second, person } = await ofTwo()
  const [there, here] = [await world.action(first, person), await world.action(second, person)]
  const source = '{ action(key: "AR-1") { id } viewer { user { memberships { organization { id } } } } }'
  const membership = ({ globalId: id }: { globalId: string }) => ({ organization: { id } })
  expect(await world.ask(person, source)).toEqual({
    action: { id: there.globalId },
    viewer: { user: { memberships: [membership(first), membership(second)] } },
  })
  await choose(person, second.globalId)
  expect(await world.ask(person, source)).toEqual({
    action: { id: here.globalId },
    viewer: { user: { memberships: [membership(second), membership(first)] } },
  })
})

test('who has left it is at home with their oldest membership again', async () => {
  const { first, second, person } = await ofTwo()
  await choose(person, second.globalId)
  await world.prisma.membership.updateMany({
    where: { userId: person.id, organizationId: second.id },
    data: { endsAt: world.clock.now() },
  })
  world.clock.forward({ seconds: 1 })
  expect(await roots(person)).toEqual([{ id: first.globalId, isHome: true }])
})

test.each([
  ['a root that one does not belong to', async () => (await tree(world)).root.globalId],
  ['what is no id', async () => 'x'],
])('%s is refused', async (_what, named) => {
  const { person } = await ofTwo()
  expect(await choose(person, await named())).toMatchObject({ __typename: 'NotFoundError' })
})

test('a part of a root is refused, and of who belongs to a part alone the root is taken', async () => {
  const { root, child, hand } = await tree(world, { below: { child: {} }, people: { hand: { at: 'child' } } })
  expect(await choose(hand, child.globalId)).toMatchObject({ __typename: 'NotFoundError' })
  expect((await choose(hand, root.globalId)).viewer.rootOrganizations).toEqual([{ id: root.globalId, isHome: true }])
})
