import { beforeAll, expect, test } from 'vitest'
import { commandsPlaced, placedWhere, placementColumns, reachesPlaced, type Placement } from './placed.ts'
import { World, type Organization, type Person, type Spot } from '../testing/world.ts'

let world: World
let root: Organization
let division: Organization
let sister: Organization
let own: Spot
let other: Spot
const names = new Map<string, string>()

beforeAll(async () => {
  world = await World.make()
  root = await world.organization()
  division = await world.organization({ parent: root })
  sister = await world.organization({ parent: root })
  own = await world.group(root)
  other = await world.group(root)
  const foreign = await world.organization()
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
})

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
