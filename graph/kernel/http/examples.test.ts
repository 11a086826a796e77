// The examples in GraphiQL: each is an operation that works on a fresh demo.
import { beforeAll, expect, test } from 'vitest'
import { ownDemo } from '../../testing/demo.ts'
import type { World } from '../../testing/world.ts'
import { examples } from './examples.ts'

const named = examples.map(({ query, variables }) => ({
  name: /(?:query|mutation|subscription) (\w+)/.exec(query)![1]!,
  query,
  variables,
}))

let world: World
let base: string
let authorization: { authorization: string }

beforeAll(async () => {
  world = await ownDemo('examples_demo')
  base = await world.serve()
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-1' }),
  })
  authorization = { authorization: `Bearer ${((await response.json()) as { token: string }).token}` }
})

async function ask(query: string, variables?: object) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { data: Record<string, never>; errors?: unknown }
}

test.each(named.filter(({ query }) => !query.includes('subscription ')))(
  '$name works',
  async ({ name, query, variables }) => {
    const given = name === 'Start' ? { input: { id: await startable(), idempotencyKey: 'start-1' } } : variables
    const { data, errors } = await ask(query, given)
    expect(errors).toBeUndefined()
    const [answer] = Object.values(data) as unknown as { __typename?: string }[]
    expect(answer?.__typename ?? 'Success').toMatch(/Success$/)
  },
)

/** A record of the board that the Admin may start. */
async function startable() {
  const { data } = await ask(named.find(({ name }) => name === 'Board')!.query)
  const { buckets } = data.board as unknown as {
    buckets: { actions: { edges: { node: { id: string; viewerTransitions: string[] } }[] } }[]
  }
  return buckets
    .flatMap(({ actions }) => actions.edges.map(({ node }) => node))
    .find(({ viewerTransitions }) => viewerTransitions.includes('START'))!.id
}

test('Changes tells of a move', async () => {
  const aborting = new AbortController()
  const { query } = named.find(({ name }) => name === 'Changes')!
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...authorization },
    body: JSON.stringify({ query }),
    signal: aborting.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  await ask(named.find(({ name }) => name === 'Start')!.query, { input: { id: await startable() } })
  let text = ''
  while (!text.includes('"stateName"')) text += (await reader.read()).value ?? ''
  expect(text).toMatch(/event: next\ndata: .*"stateName":"Started"/)
  aborting.abort()
})

test('they are there in a browser', async () => {
  const response = await fetch(`${base}/graphql`, { headers: { accept: 'text/html' } })
  const page = await response.text()
  for (const { name } of named) expect(page).toContain(name)
})
