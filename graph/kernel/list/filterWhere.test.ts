// Random filters over random rows find what the same filter finds in memory, by Prisma and by SQL of our own; `not`
// finds exactly the rest.
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { accessLevels } from '../policy.ts'
import { globalId } from '../node.ts'
import { Parameters } from '../statement/scopeSql.ts'
import type { Context } from '../context.ts'
import type { Condition } from './condition.ts'
import { derived, id, instant, int, oneOf, text, when } from './conditions.ts'
import { type Filter, filterWhere } from './filterWhere.ts'
import { nodeList } from './nodeList.ts'
import { whereSql } from './whereSql.ts'

const world = await World.make()
const { root, admin } = await tree(world, { people: { admin: 'ADMIN' } })
const spots = [await world.group(root), await world.group(root)]
const jobRoles = await Promise.all(
  ['Dispatch', 'dock_50%'].map((name) => world.prisma.jobRole.create({ data: { name, organizationId: root.id } })),
)

const roleList = nodeList('RoleOfTest', {
  model: 'JobRole',
  visible: () => ({ organizationId: root.id }),
  filter: { name: text('name', 'Its name.') },
  orders: { NAME: { about: 'By name.', by: (to) => [{ name: to }] } },
})

const conditions: Record<string, Condition> = {
  email: text(),
  number: int('legacyId'),
  level: oneOf(AccessLevel, 'accessLevel'),
  group: id('Group'),
  usedAt: instant(),
  expiresAt: instant(),
  jobRole: roleList.related(),
  isStaff: when('Of one of two levels.', () => ({ accessLevel: { in: ['ADMIN', 'STRATEGIC'] } })),
  rank: derived(AccessLevel, accessLevels, (levels) => ({ accessLevel: { in: levels } })),
}
const shape = { model: 'Invitation' as const, conditions }

const texts = ['', 'a', 'A', 'ab', 'aB%', 'a_b', '\\', '%', 'b a']
const days = [0, 1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, 20 + day)))
const groups = spots.map(({ groupId }) => groupId)
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 3 })

const rowOf = fc.record({
  email: orNull(fc.constantFrom(...texts)),
  accessLevel: fc.constantFrom(...accessLevels),
  groupId: orNull(fc.constantFrom(...groups)),
  usedAt: orNull(fc.constantFrom(...days)),
  expiresAt: fc.constantFrom(...days),
  jobRoleId: fc.constantFrom(...jobRoles.map((role) => role.id)),
})
await world.prisma.invitation.createMany({
  data: fc.sample(rowOf, { numRuns: 60, seed: 7 }).map((row) => ({
    ...row,
    organizationId: root.id,
    createdById: admin.id,
    hash: randomBytes(32),
  })),
})
const rows = await world.prisma.invitation.findMany({ where: { organizationId: root.id }, include: { jobRole: true } })
const numbers = rows.map(({ legacyId }) => legacyId)

/** A comparison of some of these values, by one or two operators. */
const comparing = (values: fc.Arbitrary<unknown>, operators: readonly string[], isNullable = false) =>
  fc.subarray([...operators, ...(isNullable ? ['isNull'] : [])], { minLength: 1, maxLength: 2 }).chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map((operator) => {
          if (operator === 'isNull') return [operator, fc.boolean()]
          return [operator, ['in', 'notIn'].includes(operator) ? fc.array(values, { maxLength: 3 }) : values]
        }),
      ),
    ),
  )
const equal = ['eq', 'ne', 'in', 'notIn']
const ranged = ['gt', 'gte', 'lt', 'lte']
const textual = [...equal, 'contains', 'startsWith']
const one = (name: string, comparison: fc.Arbitrary<unknown>) => comparison.map((given) => ({ [name]: given }))
const leaf = fc.oneof(
  one('email', comparing(fc.constantFrom(...texts), textual, true)),
  one('number', comparing(fc.constantFrom(...numbers), [...equal, ...ranged])),
  one('level', comparing(fc.constantFrom(...accessLevels), equal)),
  one('rank', comparing(fc.constantFrom(...accessLevels), equal)),
  one('group', comparing(fc.constantFrom(...groups.map((group) => globalId('Group', group))), equal, true)),
  one('usedAt', comparing(fc.constantFrom(...days), ranged, true)),
  one('expiresAt', comparing(fc.constantFrom(...days), ranged)),
  one('jobRole', one('name', comparing(fc.constantFrom('Dispatch', 'dis', '0%', '_'), textual))),
  one('isStaff', fc.boolean()),
)
const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    one('not', tie('filter')),
    one('and', fc.array(tie('filter'), { minLength: 1, maxLength: 3 })),
    one('or', fc.array(tie('filter'), { minLength: 1, maxLength: 3 })),
    fc.tuple(leaf, tie('filter')).map(([some, more]) => ({ ...some, ...more })),
  ),
}))

type Row = (typeof rows)[number]
type Value = string | number | Date | null

const valueOf: Record<string, (row: Row) => Value> = {
  email: (row) => row.email,
  number: (row) => row.legacyId,
  level: (row) => row.accessLevel,
  rank: (row) => row.accessLevel,
  group: (row) => row.groupId && globalId('Group', row.groupId),
  usedAt: (row) => row.usedAt,
  expiresAt: (row) => row.expiresAt,
  name: (row) => row.jobRole.name,
}

const compares: Record<string, (value: Value, given: never) => boolean> = {
  isNull: (value, given: boolean) => (value === null) === given,
  eq: (value, given) => value === given,
  ne: (value, given) => value !== given,
  in: (value, given: Value[]) => given.includes(value),
  notIn: (value, given: Value[]) => !given.includes(value),
  gt: (value, given: Exclude<Value, null>) => value !== null && value > given,
  gte: (value, given: Exclude<Value, null>) => value !== null && value >= given,
  lt: (value, given: Exclude<Value, null>) => value !== null && value < given,
  lte: (value, given: Exclude<Value, null>) => value !== null && value <= given,
  contains: (value, given: string) => value !== null && String(value).toLowerCase().includes(given.toLowerCase()),
  startsWith: (value, given: string) => value !== null && String(value).toLowerCase().startsWith(given.toLowerCase()),
}

function holds(filter: Filter, row: Row): boolean {
  return Object.entries(filter).every(([name, given]) => {
    if (name === 'and') return (given as Filter[]).every((some) => holds(some, row))
    if (name === 'or') return (given as Filter[]).some((some) => holds(some, row))
    if (name === 'not') return !holds(given as Filter, row)
    if (name === 'jobRole') return holds(given as Filter, row)
    if (name === 'isStaff') return ['ADMIN', 'STRATEGIC'].includes(row.accessLevel) === given
    return Object.entries(given as object).every(([operator, wanted]) =>
      compares[operator]!(valueOf[name]!(row), wanted as never),
    )
  })
}

const context = {} as Context

async function found(filter: Filter): Promise<number[]> {
  const where = await filterWhere(shape, filter, context)
  const those = await world.prisma.invitation.findMany({
    where: { AND: [{ organizationId: root.id }, where] },
    select: { legacyId: true },
    orderBy: { legacyId: 'asc' },
  })
  return those.map(({ legacyId }) => legacyId)
}

async function foundBySql(filter: Filter): Promise<number[]> {
  const parameters = new Parameters()
  const at = parameters.add(root.id)
  const where = whereSql(shape.model, await filterWhere(shape, filter, context), parameters)
  const text = `select a.legacy_id from invitation a where a.organization_id = ${at} and ${where} order by 1`
  return (await world.services.db.runOnce<[number]>(text, parameters.values)).map(([number]) => number)
}

describe('a filter', () => {
  test('finds what it finds in memory, and its negation the rest', async () => {
    let some = 0
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const expected = rows.filter((row) => holds(filter, row)).map(({ legacyId }) => legacyId)
        if (expected.length && expected.length < rows.length) some += 1
        const others = numbers.filter((number) => !expected.includes(number))
        for (const find of [found, foundBySql]) {
          expect(await find(filter)).toEqual(expected)
          expect(await find({ not: filter })).toEqual(others)
        }
      }),
      { numRuns: 300 },
    )
    // Most of what is tried tells rows apart.
    expect(some).toBeGreaterThan(100)
  })

  test('of nothing finds all, and so does what is null', async () => {
    expect(await found({})).toEqual(numbers)
    expect(await found({ email: null, and: null })).toEqual(numbers)
  })
})

const nested = (depth: number): Filter => (depth ? { not: nested(depth - 1) } : { number: { gt: 0 } })

describe('what is refused names its place', () => {
  test.each<[string, Filter]>([
    ['filter.email: give at least one comparison', { email: {} }],
    ['filter.email: give at least one comparison', { email: { eq: null } }],
    ['filter.rank: give at least one comparison', { rank: {} }],
    ['filter.not: give at least one condition', { not: {} }],
    ['filter.or.1: give at least one condition', { or: [{ isStaff: true }, { email: null }] }],
    ['filter.and: give at least 1', { and: [] }],
    ['filter.jobRole: give at least one condition', { jobRole: {} }],
    ['filter.group.eq: this is no id of a Group', { group: { eq: globalId('Organization', groups[0]!) } }],
    ['filter.group.in.1: this is no id of a Group', { group: { in: [globalId('Group', groups[0]!), 'x'] } }],
    ['filter.or.0.email.eq: Leave out the NUL character.', { or: [{ email: { eq: 'a\0' } }] }],
    ['filter.email.contains: Leave out the lone surrogate; it is half a character.', { email: { contains: '\ud800' } }],
    ['filter.usedAt.gt: give an instant after the year 0', { usedAt: { gt: new Date('0000-05-01T00:00:00Z') } }],
    ['filter.number.in: give at most 100', { number: { in: Array.from({ length: 101 }, (_, i) => i) } }],
    ['filter.and: give at most 100', { and: Array.from({ length: 101 }, () => ({ isStaff: true })) }],
    ['filter: give at most 50 comparisons', { or: Array.from({ length: 51 }, () => ({ isStaff: true })) }],
    ['filter.not.not.not.not.not: nest at most 5 filters', nested(5)],
  ])('%s', async (message, filter) => {
    await expect(found(filter)).rejects.toThrow(message)
  })

  test('and what is just within the bounds is none of it', async () => {
    expect(await found(nested(4))).toEqual(numbers)
    expect(await found({ and: Array.from({ length: 50 }, () => ({ number: { gt: 0 } })) })).toEqual(numbers)
    expect(await found({ number: { in: [...numbers, ...Array.from({ length: 40 }, (_, i) => -i)] } })).toEqual(numbers)
    expect(await found({ usedAt: { gt: new Date('0001-01-01T00:00:00Z') } })).not.toEqual([])
  })
})

test('a list compares a column with what it holds, or does not compile', () => {
  const make = () =>
    nodeList('ListOfTest', {
      model: 'Invitation',
      visible: () => ({}),
      filter: {
        email: text(),
        // @ts-expect-error an instant
        usedAt: text(),
        // @ts-expect-error no column
        colour: text(),
        // @ts-expect-error another enum than the column's
        accessLevel: int(),
      },
      orders: { MADE: { about: 'By when it was made.', by: (to) => [{ createdAt: to }] } },
    })
  expect(make).toBeTypeOf('function')
})
