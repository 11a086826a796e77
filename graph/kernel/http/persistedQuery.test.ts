// Persisted queries in Apollo's protocol, and as Apollo Client itself asks for them.
import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { print } from '@apollo/client/utilities'
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'
import { keepOperations } from './persistedOperations.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const textOf = (name: string) => `query ${name} { viewer { __typename } }`
const persisted = (text: string, version = 1) => ({ persistedQuery: { version, sha256Hash: sha256(text) } })

let world: World
let address: string

beforeAll(async () => {
  world = await World.make()
  address = `${await world.serve()}/graphql`
  await keepOperations(world.services, { [sha256(textOf('Known'))]: textOf('Known') })
})

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string } }[]
  message?: string
}

const get = (query: Record<string, string>) => fetch(`${address}?${new URLSearchParams(query)}`)
const post = (body: object) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const doors = {
  POST: post,
  GET: ({ query, extensions }: { query?: string; extensions: unknown }) =>
    get({ ...(query !== undefined && { query }), extensions: JSON.stringify(extensions) }),
}
const read = async (response: Response) => [response.status, (await response.json()) as Answer] as const

describe.each(['POST', 'GET'] as const)('by %s', (method) => {
  const ask = async (body: { query?: string; extensions: unknown }) => read(await doors[method](body))

  test('a known hash runs', async () => {
    expect(await ask({ extensions: persisted(textOf('Known')) })).toEqual([200, { data: { viewer: null } }])
  })

  test('a hash with its text runs, and the text is not kept', async () => {
    const [query, extensions] = [textOf('Sent'), persisted(textOf('Sent'))]
    expect(await ask({ query, extensions })).toEqual([200, { data: { viewer: null } }])
    expect((await ask({ extensions }))[1].errors).toHaveLength(1)
  })

  test('an unknown hash is not supported, in the words of the protocol', async () => {
    const errors = [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }]
    expect(await ask({ extensions: persisted(textOf('Nowhere')) })).toEqual([200, { errors }])
  })

  test.each([
    ['another text', { query: textOf('Other'), extensions: persisted(textOf('Sent')) }, /another query/],
    ['another version', { extensions: persisted(textOf('Known'), 2) }, /version: send 1/],
    ['no hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }, /sha256Hash: send/],
    ['no object', { extensions: { persistedQuery: 5 } }, /version: send 1/],
  ])('%s is 400', async (_name, body, reason) => {
    const [status, { message }] = await ask(body)
    expect([status, message]).toEqual([400, expect.stringMatching(reason)])
  })
})

test('extensions that are no JSON are 400', async () => {
  expect((await get({ query: textOf('Known'), extensions: '{' })).status).toBe(400)
})

interface Sent {
  query?: string
  extensions?: { persistedQuery?: object }
}

describe('Apollo Client', () => {
  /** A client that asks by hash, and what it sends. */
  function clientOf(useGETForHashedQueries: boolean) {
    const sent: string[] = []
    const link = ApolloLink.from([
      new PersistedQueryLink({ sha256, useGETForHashedQueries }),
      new HttpLink({
        uri: address,
        fetch: (input, init) => {
          const { query, extensions } = JSON.parse((init?.body as string | undefined) ?? '{}') as Sent
          sent.push([init?.method, query && 'text', extensions?.persistedQuery && 'hash'].filter(Boolean).join(' '))
          return fetch(input, init)
        },
      }),
    ])
    return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent }
  }
  const known = gql(textOf('KnownToApollo'))

  test.each([
    [false, 'POST hash'],
    [true, 'GET'],
  ])('asks for a known operation by its hash alone (GET: %s)', async (byGet, request) => {
    await keepOperations(world.services, { [sha256(print(known))]: print(known) })
    const { client, sent } = clientOf(byGet)
    expect((await client.query({ query: known })).data).toEqual({ viewer: null })
    expect(sent).toEqual([request])
  })

  test('sends texts alone once it was told that an operation is not supported', async () => {
    const { client, sent } = clientOf(false)
    for (const name of ['Unknown', 'Another']) {
      expect((await client.query({ query: gql(textOf(name)), fetchPolicy: 'no-cache' })).data).toEqual({ viewer: null })
    }
    expect(sent).toEqual(['POST hash', 'POST text', 'POST text'])
  })
})
