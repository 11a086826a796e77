// An operation that was asked for before is answered without Yoga, and nobody can tell by the answer.
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { tree } from '../../testing/tree.ts'
import { testSchema, World } from '../../testing/world.ts'
import { KnownOperations } from './knownOperations.ts'

const world = await World.make()
const base = await world.serve()
const { admin } = await tree(world)
const bearer = await world.authorization(admin)

interface Asked {
  query: string
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
  more?: unknown
}

async function ask(asked: Asked, headers: Record<string, string> = {}) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer, ...headers },
    body: JSON.stringify(asked),
  })
  const told = Object.fromEntries(response.headers)
  for (const name of ['date', 'x-request-id', 'events-position', 'ratelimit-remaining', 'ratelimit-reset'])
    delete told[name]
  const text = (await response.text())
    .replace(/"remaining":\d+/, '')
    .replace(/"resetsAt":"[^"]*"/, '')
    .replace(/[0-9a-f-]{36}/g, 'uuid')
  return { status: response.status, headers: told, text }
}

/** Each test asks in words of its own, so that the first answer is Yoga's. */
let words = 0
const unknownYet = (query: string) => `${query} # ${words++}`

const board =
  'query ($first: Int = 3) { viewer { user { name } } board { buckets { name actions(first: $first) { edges { cursor } } } } }'

test.each([
  ['a query', { query: board }],
  ['with a variable', { query: board, variables: { first: 1 } }],
  ['with a variable of another type', { query: board, variables: { first: 'three' } }],
  ['with a page that is too long', { query: board, variables: { first: 101 } }],
  [
    'of two, by its name',
    { query: 'query A { viewer { user { id } } } query B { board { buckets { label } } }', operationName: 'A' },
  ],
  ['of two, by no name', { query: 'query A { viewer { user { id } } } query B { viewer { user { id } } }' }],
  [
    'of two, by a name that is none of them',
    { query: 'query A { viewer { user { id } } } query B { viewer { user { id } } }', operationName: 'C' },
  ],
  [
    'for a node that is not there',
    { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: 'Action:x' } },
  ],
  ['for a node without its id', { query: 'query ($id: ID!) { node(id: $id) { id } }' }],
  ['a mutation that is refused', { query: 'mutation { deleteView(input: { id: "x", version: 1 }) { __typename } }' }],
  ['whose name is none', { query: board, operationName: 5 }],
  ['whose variables are none', { query: board, variables: [1] }],
  ['whose extensions are none', { query: board, extensions: true }],
  ['with more than there is', { query: board, more: 1 }],
  ['of the schema', { query: '{ __schema { queryType { name } } }' }],
  ['with a part that comes later', { query: '{ viewer { ... @defer { user { name } } } }' }],
])('%s is answered the second time as the first', async (_name, asked: Asked) => {
  const one = { ...asked, query: unknownYet(asked.query) }
  const first = await ask(one)
  expect(await ask(one)).toEqual(first)
  expect(await ask(one)).toEqual(first)
})

test.each([
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json',
  'multipart/mixed, application/graphql-response+json, application/json',
  'application/*',
  '*/*',
  'text/html, */*;q=0.1',
  'application/json;charset=utf-8',
  'application/json;charset=latin1',
  'text/event-stream',
  'text/event-stream, application/json',
  'image/png',
])('to who takes %s', async (accept) => {
  for (const query of ['{ viewer { user { id } } }', '{ node(id: "x") { id } }']) {
    const one = { query: unknownYet(query) }
    const first = await ask(one, { accept })
    expect(await ask(one, { accept })).toEqual(first)
  }
})

test('nobody who is not signed in learns more by it', async () => {
  const query = unknownYet('{ board { buckets { name } } }')
  await ask({ query })
  expect(await ask({ query }, { authorization: '' })).toMatchObject({ status: 401 })
})

test('who lacks the scope for it is told so by the code', async () => {
  const query = unknownYet('{ viewer { user { id } } }')
  await ask({ query })
  const { headers } = await accessTokenOf(world, admin, { scopes: ['EXPORT'] })
  expect((await ask({ query }, headers)).text).toContain('"code":"FORBIDDEN"')
})

test('it leaves the same line of its cost, and is refused where nothing is left', async () => {
  const own = await World.make({ settings: { OPERATIONS_PER_MINUTE: 3 } })
  const address = await own.serve()
  const { admin: person } = await tree(own)
  const headers = { 'content-type': 'application/json', ...(await own.authorization(person)) }
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ viewer { user { id } } }"}',
    })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('what was not found right is not known, and what was asked for longest ago is known no more', () => {
  const known = new KnownOperations()
  const query = '{ viewer { user { id } } }'
  const learn = (text: string) => {
    const onValidate = known.plugin.onValidate as (asked: object) => (found: { valid: boolean }) => void
    const learned = onValidate({ params: { documentAST: parse(text) } })
    return { learned }
  }
  learn(query).learned({ valid: false })
  expect(known.find(testSchema(), { query })).toBeUndefined()
  learn(query).learned({ valid: true })
  expect(known.find(testSchema(), { query })).toMatchObject({ operationName: undefined })
  for (let i = 0; i < 1_000; i++) learn(`${query} # ${i}`).learned({ valid: true })
  expect(known.find(testSchema(), { query })).toBeUndefined()
})
