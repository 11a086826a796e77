// What operations cost of somebody's budget, and how the doors tell what is left of it.
import { parse, validate } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { webDocuments } from '../../testing/webDocuments.ts'
import { testSchema, World } from '../../testing/world.ts'
import { costOf } from './cost.ts'
import { depthLimit } from './queryLimits.ts'

const cost = (source: string, variables = {}, name?: string) => costOf(testSchema(), parse(source), name, variables)

describe('an operation costs', () => {
  const noted = (limit: string, first = '') => `legacyActions${limit} { notes${first} { edges { node { id } } } }`

  test.each([
    ['a point', '{ viewer { user { id } } }', 1],
    ['as much for fields, however many', '{ legacyActions { id title version createdAt dueAt } }', 1],
    ['a point more for ten thousand things', `{ ${noted('', '(first: 10)')} }`, 2],
    [
      'as much for an alias as for another list',
      `{ a: ${noted('', '(first: 10)')} b: ${noted('', '(first: 10)')} }`,
      3,
    ],
    ['a page that is all there is as ten', '{ departments(first: 1000) { nodes { groups { id } } } }', 1],
    ['the product of lists in lists', `{ ${noted('', '(first: 100)')} }`, 11],
    ['what a page has where nobody says', `{ ${noted('')} }`, 6],
    ['ten for what belongs to one thing', '{ legacyUsers { memberships { id } } }', 2],
    ['a point for a little of what the graph says of itself', '{ __schema { queryType { name } types { name } } }', 1],
  ])('%s', (_name, source, points) => expect(cost(source)).toBe(points))

  test('what its variables say, their defaults, and no more than there is at most', () => {
    const document = parse(
      `query ($limit: Int! = 1000, $first: Int) { ${noted('(limit: $limit)', '(first: $first)')} }`,
    )
    const of = (variables: object) => costOf(testSchema(), document, null, variables as Record<string, unknown>)
    const asked = [
      { first: 100 },
      { first: 10 },
      { limit: 100, first: 10 },
      { limit: 100, first: 10 },
      { limit: 1e300 },
      { limit: 'x', first: -5 },
    ]
    expect(asked.map(of)).toEqual([11, 2, 1, 1, 6, 1])
  })

  test('a point more for five comparisons beside the first, wherever they stand', () => {
    const grid = (filter: string) => `{ actionGrid(filter: ${filter}) { count } }`
    const flags = (count: number) => Array.from({ length: count }, () => '{ isOpen: true }').join()
    expect(cost(grid('{ isOpen: true }'))).toBe(1)
    expect(cost(grid(`{ or: [${flags(5)}] }`))).toBe(1)
    expect(cost(grid(`{ or: [${flags(6)}] }`))).toBe(2)
    expect(
      cost(
        grid('{ priority: { in: [1, 2, 3, 4, 5, 6], gt: 1, lt: 9 }, not: { text: { matches: "x" }, isMine: null } }'),
      ),
    ).toBe(1)
    const document = parse(
      'query ($filter: ActionFilter, $more: [ActionFilter!]) { actionGrid(filter: $filter) { count } board(filter: { and: $more }) { organizationPath } }',
    )
    const of = (filter: object, more?: object[]) => costOf(testSchema(), document, null, { filter, more })
    const open = (count: number) => Array.from({ length: count }, () => ({ isOpen: true }))
    expect([of({ or: open(6) }), of({ or: open(5) }), of({}, open(11)), of({ or: open(6) })]).toEqual([2, 1, 3, 2])
  })

  test('what the operation says that is asked for, of several', () => {
    const source = 'query a { viewer { user { id } } } query b { legacyUsers { memberships { id } } }'
    expect([cost(source, {}, 'a'), cost(source, {}, 'b')]).toEqual([1, 2])
  })

  test('is worked out in no time, however fragments are spread', () => {
    const chain = Array.from({ length: 100 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
      ' ',
    )
    const source = `query { ...F0 } ${chain} fragment F100 on Query { legacyUsers { memberships { id } } }`
    expect(cost(source)).toBeGreaterThan(1e20)
    expect(validate(testSchema(), parse(source), [depthLimit(3)])).toEqual([])
  })

  test('at most a few points for each that the web asks', () => {
    const costs = webDocuments.map(([name, text]) => [name, cost(text)] as const)
    expect(costs.filter(([, points]) => points > 3)).toEqual([])
  })
})

describe('what is left', () => {
  let base: string
  let person: Person
  let world: World
  let headers: Record<string, string>

  beforeAll(async () => {
    world = await World.make({ settings: { OPERATIONS_PER_MINUTE: 20 } })
    base = await world.serve()
    person = await world.user(await world.organization(), 'ADMIN')
    headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  })

  interface Answer {
    errors?: { message: string; extensions: { code: string } }[]
    extensions?: { cost: { requested: number; remaining: number; limit: number; resetsAt: string } }
  }
  const ask = async (query: string, more = headers) => {
    const response = await fetch(`${base}/graphql`, { method: 'POST', headers: more, body: JSON.stringify({ query }) })
    return { status: response.status, ...((await response.json()) as Answer) }
  }

  test('stands in every answer of the graph and in the headers of REST, for one budget', async () => {
    const first = (await ask('{ viewer { user { id } } }')).extensions!.cost
    expect(first).toEqual({
      requested: 1,
      remaining: 19,
      limit: 20,
      resetsAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(
      (
        await ask(
          '{ a: organizations(first: 100) { nodes { children(first: 10) { nodes { departmentUses { status } } } } } b: organizations(first: 100) { nodes { children(first: 10) { nodes { departmentUses { status } } } } } }',
        )
      ).extensions!.cost,
    ).toMatchObject({ requested: 3, remaining: 16 })
    const { headers: told } = await fetch(`${base}/api/tasks/action_class`, { headers })
    expect([told.get('ratelimit-limit'), told.get('ratelimit-remaining')]).toEqual(['20', '15'])
    expect(Number(told.get('ratelimit-reset'))).toBeLessThanOrEqual(60)
    expect((await ask('{ viewer { user { id } } }', { 'content-type': 'application/json' })).extensions).toBeUndefined()
  })

  test('refuses what costs more than there ever is, and says so', async () => {
    const list =
      'organizations(first: 100) { nodes { children(first: 100) { nodes { children(first: 10) { nodes { id } } } } } }'
    const { errors } = await ask(`{ a: ${list} b: ${list} }`)
    expect([errors![0]!.extensions.code, errors![0]!.message]).toEqual([
      'QUERY_LIMIT',
      'This costs 23 points, more than the 20 of a minute. Ask for shorter lists.',
    ])
  })

  test('is waited for where it is used up, at either door', async () => {
    while (
      (
        await ask(
          '{ a: organizations(first: 100) { nodes { children(first: 10) { nodes { departmentUses { status } } } } } b: organizations(first: 100) { nodes { children(first: 10) { nodes { departmentUses { status } } } } } }',
        )
      ).status === 200
    );
    const { status, errors } = await ask('{ viewer { user { id } } }')
    expect([status, errors![0]!.extensions.code]).toEqual([429, 'RATE_LIMIT'])
    const refused = await fetch(`${base}/api/views/users/`, { headers })
    expect([refused.status, refused.headers.get('ratelimit-remaining')]).toEqual([429, '0'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('what costs more at REST than there ever is, is refused as wrong and not as a failure', async () => {
  const world = await World.make({ settings: { OPERATIONS_PER_MINUTE: 1 } })
  const person = await world.user(await world.organization(), 'ADMIN')
  const response = await fetch(`${await world.serve()}/api/views/users/`, {
    headers: await world.authorization(person),
  })
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      message: 'Error while fetching users',
      detail: 'This costs 6 points, more than the 1 of a minute. Ask for shorter lists.',
      code: 'QUERY_LIMIT',
    },
  ])
})
