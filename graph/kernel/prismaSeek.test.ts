// A list goes on behind the place of a row in whatever order it is; no page ends early where the row of its cursor has
// gone.
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tree } from '../testing/tree.ts'
import { World } from '../testing/world.ts'
import { accessLevels } from './policy.ts'
import { behindPlace, placeText, readPlace, selectionOf, sortedBy } from './prismaSeek.ts'

const world = await World.make()
const { root, admin } = await tree(world, { people: { admin: 'ADMIN' } })
const jobRoles = await Promise.all(
  ['Dock', 'dispatch', 'Yard|50%'].map((name) =>
    world.prisma.jobRole.create({ data: { name, organizationId: root.id } }),
  ),
)
const spots = [await world.group(root), await world.group(root)]
const days = [0, 1, 2].map((day) => new Date(Date.UTC(2026, 10, 20 + day)))
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 3 })

const rowOf = fc.record({
  email: orNull(fc.constantFrom('', 'a', 'B|', 'b "c"')),
  accessLevel: fc.constantFrom(...accessLevels),
  groupId: orNull(fc.constantFrom(...spots.map(({ groupId }) => groupId))),
  usedAt: orNull(fc.constantFrom(...days)),
  expiresAt: fc.constantFrom(...days),
  jobRoleId: fc.constantFrom(...jobRoles.map(({ id }) => id)),
})
await world.prisma.invitation.createMany({
  data: fc.sample(rowOf, { numRuns: 40, seed: 3 }).map((row) => ({
    ...row,
    organizationId: root.id,
    createdById: admin.id,
    hash: randomBytes(32),
  })),
})

const ways = ['asc', 'desc'] as const
const way = fc.constantFrom(...ways)
const nullable = fc.record({ sort: way, nulls: fc.constantFrom('first', 'last') })
const one = (name: string, to: fc.Arbitrary<unknown>) => to.map((value) => ({ [name]: value }))
const columns = ['email', 'groupId', 'usedAt'].map((name) => one(name, fc.oneof(way, nullable)))
const others = ['accessLevel', 'expiresAt'].map((name) => one(name, way))
const part = fc.oneof(...columns, ...others, one('jobRole', one('name', way)))
const order = fc
  .tuple(fc.uniqueArray(part, { maxLength: 3, selector: (given) => Object.keys(given)[0] }), one('legacyId', way))
  .map(([some, last]) => [...some, last])

test('behind any place, and before it, there is what the whole list has there', async () => {
  await fc.assert(
    fc.asyncProperty(order, fc.nat(39), async (orderBy, at) => {
      const sorted = sortedBy('Invitation', orderBy)
      const find = async (where: object) =>
        (await world.prisma.invitation.findMany({
          where: { AND: [{ organizationId: root.id }, where] },
          orderBy: orderBy as never,
          select: { ...selectionOf(sorted), id: true } as never,
        })) as unknown as { id: string }[]
      const all = await find({})
      const ids = all.map(({ id }) => id)
      const place = readPlace(sorted, placeText(sorted, all[at]!))!
      const found = async (isBackward: boolean) =>
        (await find(behindPlace(sorted, place, isBackward))).map(({ id }) => id)
      expect([await found(false), await found(true)]).toEqual([ids.slice(at + 1), ids.slice(0, at)])
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['nothing', ''],
  ['no list', '{}'],
  ['too little', '["a"]'],
  ['too much', '["a",1,2]'],
  ['a number for a text', '[1,1]'],
  ['a text for a number', '["a","1"]'],
  ['a fraction', '["a",1.5]'],
  ['a number that is too great', '["a",2147483648]'],
  ['nothing for what is always there', '["a",null]'],
  ['what no text can hold', String.raw`["\u0000",1]`],
  ['another spelling', '["a", 1]'],
])('%s is no place of an order', (_what, text) => {
  const sorted = sortedBy('Invitation', [{ email: 'asc' }, { legacyId: 'asc' }])
  expect(readPlace(sorted, '["a",1]')).toEqual(['a', 1])
  expect(readPlace(sorted, text)).toBeUndefined()
})

test.each([
  ['accessLevel', '["OWNER"]'],
  ['groupId', '["x"]'],
  ['expiresAt', '["0000-01-01T00:00:00.000Z"]'],
  ['expiresAt', '["soon"]'],
])('of %s %s is none', (name, text) => {
  expect(readPlace(sortedBy('Invitation', [{ [name]: 'asc' }]), text)).toBeUndefined()
})

describe('a page goes on though the row of its cursor has gone', () => {
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta']
  const kinds: Record<
    string,
    { page: (args: string) => string; make: (name: string) => Promise<() => Promise<unknown>> }
  > = {
    'that Prisma reads': {
      page: (args) => `checklists(${args}) { nodes { name } pageInfo { startCursor endCursor } }`,
      async make(name) {
        const { id } = await world.prisma.checklist.create({ data: { name, organizationId: root.id } })
        return () => world.prisma.checklist.delete({ where: { id } })
      },
    },
    'of what belongs to an organization': {
      page: (args) =>
        `organization(id: "${root.globalId}") { vehicles(${args}) { nodes { name: unitNumber } pageInfo { startCursor endCursor } } }`,
      async make(unitNumber) {
        const { id } = await world.prisma.vehicle.create({
          data: { unitNumber, organizationId: root.id, type: 'Tractor' },
        })
        return () => world.prisma.vehicle.delete({ where: { id } })
      },
    },
    'of a bucket': {
      page: (args) =>
        `board { bucket(name: NEXT) { actions(${args}) { nodes { name: title } pageInfo { startCursor endCursor } } } }`,
      async make(name) {
        const { id } = await world.action(root, admin, { title: name })
        return () => world.prisma.action.update({ where: { id }, data: { status: 9 } })
      },
    },
    'of the grid': {
      page: (args) =>
        `actionGrid(filter: { isOpen: true }) { rows(${args}) { nodes { name: title } pageInfo { startCursor endCursor } } }`,
      async make(name) {
        const { id } = await world.action(root, admin, { title: name })
        return () => world.prisma.action.update({ where: { id }, data: { status: 9 } })
      },
    },
  }
  interface Page {
    nodes: { name: string }[]
    pageInfo: { startCursor: string; endCursor: string }
  }
  const pageIn = (value: unknown): Page =>
    typeof value === 'object' && value && 'nodes' in value ? (value as Page) : pageIn(Object.values(value as object)[0])

  test.each(Object.keys(kinds))('%s', async (kind) => {
    const { page, make } = kinds[kind]!
    const deletes = []
    for (const name of names) deletes.push(await make(name))
    const ask = async (args: string) => pageIn(await world.ask(admin, `{ ${page(args)} }`))
    const first = await ask('first: 2')
    const last = await ask('last: 2')
    expect([first, last].map(({ nodes }) => nodes.map(({ name }) => name))).toEqual([names.slice(0, 2), names.slice(2)])
    await deletes[1]!()
    const { nodes: further } = await ask(`first: 9, after: "${first.pageInfo.endCursor}"`)
    // A place that is a number is of one entry further on, where one before it is gone.
    expect(further.map(({ name }) => name)).toEqual(kind === 'of the grid' ? names.slice(3) : names.slice(2))
    await deletes[2]!()
    const { nodes: earlier } = await ask(`last: 9, before: "${last.pageInfo.startCursor}"`)
    expect(earlier.map(({ name }) => name)).toEqual(kind === 'of the grid' ? ['Alpha', 'Delta'] : ['Alpha'])
    await Promise.all([deletes[0]!(), deletes[3]!()])
  })
})
