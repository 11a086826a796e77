// One notion, three renderings: for any scope and any record, the SQL condition, Prisma's where and the test in memory
// give the same answer.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { covers, narrow, type Place, type Scope, type Source } from './scope.ts'
import { Parameters, scopeCondition } from './statement/scopeSql.ts'
import { toWhere } from './scopeWhere.ts'
import type { Organization, Person, Spot } from '../testing/rows.ts'
import { World } from '../testing/world.ts'
import type { State } from '../work/action/states.ts'

let world: World
let places: (Place & { id: string })[]
let organizations: Organization[]
let spots: Spot[]
let people: Person[]

beforeAll(async () => {
  world = await World.make()
  const roots = [await world.organization(), await world.organization()]
  organizations = [...roots]
  for (const root of roots) {
    const division = await world.organization({ parent: root })
    organizations.push(division, await world.organization({ parent: division, type: 'LOCATION' }))
  }
  spots = await Promise.all([...roots, roots[0]!].map((root) => world.group(root)))
  people = await Promise.all([0, 1, 2].map(() => world.user()))
  const states: State[] = ['QUEUED', 'STARTED', 'COMPLETE']
  const ids: string[] = []
  for (let i = 0; i < 36; i++) {
    const action = await world.action(organizations[i % 6]!, people[i % 3]!, {
      state: states[i % 3],
      ...(i % 4 ? spots[i % 3] : {}),
      assigneeId: i % 5 ? people[(i + 1) % 3]!.id : null,
    })
    ids.push(action.id)
  }
  places = await world.prisma.action.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      rootId: true,
      organizationId: true,
      departmentId: true,
      groupId: true,
      bucket: true,
      parties: true,
    },
  })
})

const someOf = (ids: () => string[]) => fc.constant(null).chain(() => fc.subarray(ids()))
const organizationIds = () => organizations.map(({ id }) => id)
const groupIds = () => spots.map(({ groupId }) => groupId)

const source: fc.Arbitrary<Source> = fc
  .constantFrom<Source['column'][]>('rootId', 'organizationId', 'departmentId', 'groupId', 'parties')
  .chain((column) =>
    fc.record(
      {
        key: fc.constant('any'),
        rootId: fc.constant(''),
        column: fc.constant(column),
        ids: someOf(() =>
          column === 'departmentId'
            ? spots.map(({ departmentId }) => departmentId)
            : column === 'groupId'
              ? groupIds()
              : column === 'parties'
                ? people.map(({ id }) => id)
                : organizationIds(),
        ),
        within: fc.option(someOf(organizationIds), { nil: undefined }),
        outside: fc.option(someOf(organizationIds), { nil: undefined }),
        groups: fc.option(someOf(groupIds), { nil: undefined }),
        beside: fc.option(someOf(groupIds), { nil: undefined }),
        roots: fc.option(someOf(organizationIds), { nil: undefined }),
        bucket: fc.option(fc.constantFrom(1, 2, 6), { nil: undefined }),
      },
      {
        requiredKeys: ['key', 'column', 'ids', 'rootId', 'within', 'outside', 'groups', 'beside', 'roots', 'bucket'],
      },
    ),
  )

const scope: fc.Arbitrary<Scope> = fc.array(source, { maxLength: 3 })

async function found(given: Scope) {
  const parameters = new Parameters()
  const all = parameters.add(places.map(({ id }) => id))
  const text = `select a.id from action a where a.id = any(${all}::uuid[]) and ${scopeCondition(given, parameters)}`
  const bySql = (await world.services.db.runOnce(text, parameters.values)).map(([id]) => id as string).sort()
  const mine = { id: { in: places.map(({ id }) => id) } }
  const byPrisma = await world.prisma.action.findMany({ where: { AND: [mine, toWhere(given)] }, select: { id: true } })
  const inMemory = places.filter((place) => covers(given, place)).map(({ id }) => id)
  return { bySql, byPrisma: byPrisma.map(({ id }) => id).sort(), inMemory: inMemory.sort() }
}

test('SQL, Prisma and memory agree', async () => {
  await fc.assert(
    fc.asyncProperty(scope, async (given) => {
      const { bySql, byPrisma, inMemory } = await found(given)
      expect(bySql).toEqual(inMemory)
      expect(byPrisma).toEqual(inMemory)
    }),
    { numRuns: 150 },
  )
})

test('a narrowed scope is what of it lies within the organizations', async () => {
  await fc.assert(
    fc.asyncProperty(scope, someOf(organizationIds), async (given, ids) => {
      const { bySql, inMemory } = await found(narrow(given, ids))
      const expected = places.filter((place) => covers(given, place) && ids.includes(place.organizationId))
      expect(inMemory).toEqual(expected.map(({ id }) => id).sort())
      expect(bySql).toEqual(inMemory)
    }),
    { numRuns: 80 },
  )
})

test('an empty scope reaches nothing', async () => {
  expect(await found([])).toEqual({ bySql: [], byPrisma: [], inMemory: [] })
})
