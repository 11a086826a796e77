import { expect, test } from 'vitest'
import { commandsPlaced, placedWhere, placementColumns, reachesPlaced, type Placement } from './placed.ts'
import type { Organization, Person, Spot } from '../testing/rows.ts'
import { tree } from '../testing/tree.ts'
import { World } from '../testing/world.ts'

const names = new Map<string, string>()

const world = await World.make()
const { root, division, sister, own, other } = await tree(world, {
  below: { division: {}, sister: {} },
  groups: { own: {}, other: {} },
  people: {},
})
const { root: foreign } = await tree(world, { people: {} })
const places: [string, Organization, Partial<Spot>][] = [
  ['root', root, {}],
  ['division', division, {}],
  ['division, own department', division, { departmentId: own.departmentId }],
  ['division, own group', division, own],
  ['division, other department', division, { departmentId: other.departmentId }],
  ['division, other group', division, other],
  ['sister, own group', sister, own],
  ['foreign', foreign, {}],
]
for (const [name, at, spot] of places) {
  const { id } = await world.prisma.checklist.create({
    data: { organizationId: at.id, name, ...spot },
    select: { id: true },
  })
  names.set(id, name)
}

async function reached(person: Person) {
  const viewer = (await world.context(person)).viewer!
  const rows = await world.prisma.checklist.findMany({ select: { id: true, ...placementColumns } })
  const where = placedWhere(viewer, 'tasks.edit')
  const found = await world.prisma.checklist.findMany({
    where: { AND: [where, { id: { in: [...names.keys()] } }] },
    select: { id: true },
  })
  const named = (list: { id: string }[]) => list.flatMap(({ id }) => names.get(id) ?? []).sort()
  const select = (test: (placement: Placement) => boolean) => named(rows.filter(test))
  expect(select((row) => reachesPlaced(viewer, 'tasks.edit', row))).toEqual(named(found))
  return { reached: named(found), commanded: select((row) => commandsPlaced(viewer, 'tasks.edit', row)) }
}

test.each([
  [
    'ADMIN',
    [
      'division',
      'division, other department',
      'division, other group',
      'division, own department',
      'division, own group',
    ],
    'all',
  ],
  [
    'TACTICAL',
    ['division', 'division, own department', 'division, own group'],
    ['division, own department', 'division, own group'],
  ],
  ['SUPERVISION', ['division', 'division, own department', 'division, own group'], ['division, own group']],
  ['TRANSACTIONAL', [], []],
] as const)('%s reaches what is for all there, and changes what is its own', async (level, reach, command) => {
  const person = await world.user(division, level, own)
  expect(await reached(person)).toEqual({
    reached: [...reach],
    commanded: command === 'all' ? [...reach] : [...command],
  })
})

test('who belongs to nothing, or to another tree, reaches nothing', async () => {
  expect((await reached(await world.user())).reached).toEqual([])
  expect((await reached(await world.user(await world.organization(), 'ADMIN'))).reached).toEqual([])
})
