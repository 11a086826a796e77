// What the graph says of itself: a little to everybody, the whole to who is signed in, and never more than that.
import { getIntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'

let base: string
let bearer: Record<string, string>

beforeAll(async () => {
  const world = await World.make()
  base = await world.serve()
  bearer = await world.authorization(await world.user(await world.organization()))
})

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as {
    data?: object
    errors?: { message: string; extensions: { code: string } }[]
  }
  return {
    bytes: text.length,
    data,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    cost: (JSON.parse(text) as { extensions?: { cost: { requested: number } } }).extensions?.cost.requested,
  }
}

// As deep as graphql-js lets it be, and as wide as aliases and fragments make it.
const circle =
  '__schema { types { fields { type { fields { name description args { name description } type { name } } } } } }'
const wide = `{ ${Array.from({ length: 14 }, (_, i) => `a${i}: ${circle}`).join(' ')} }`
const spread = `{ __schema { types { ...A ...C } } }
  fragment A on __Type { fields { type { ...B } args { type { ...B } } } x: fields { type { ...B } args { type { ...B } } } y: fields { type { ...B } args { type { ...B } } } }
  fragment B on __Type { fields { ...D type { ...C } args { type { ...C } } } x: fields { ...D type { ...C } args { type { ...C } } } }
  fragment C on __Type { name description ofType { name description ofType { name description } } }
  fragment D on __Field { name description args { name description type { ...C } } }`

describe('whoever is not signed in', () => {
  test.each([
    '{ __typename }',
    '{ __schema { queryType { name } mutationType { name } } }',
    '{ __type(name: "SignInInput") { inputFields { name description type { name ofType { name } } } } }',
  ])('reads %s', async (query) => {
    expect((await ask(query)).code).toBeUndefined()
  })

  test.each([
    ['the whole', getIntrospectionQuery()],
    ['all fields', '{ __schema { types { name fields { name } } } }'],
    ['types of fields of types', `{ ${circle} }`],
    ['the same many times', wide],
    ['the same in fragments', spread],
  ])('is refused %s before anything of it is run', async (_name, query) => {
    const { code, bytes, message } = await ask(query)
    expect([code, message]).toEqual(['QUERY_LIMIT', 'This asks for much of the schema. Sign in, or ask for less.'])
    expect(bytes).toBeLessThan(500)
  })

  test('is refused what would cost more than a point', async () => {
    const { code } = await ask('{ organizations: organizationTree { children(first: 100) { edges { node { id } } } } }')
    expect(code).toBe('UNAUTHENTICATED')
  })
})

describe('whoever is signed in', () => {
  test.each([
    ['graphql-js', getIntrospectionQuery()],
    [
      'GraphiQL and generators',
      getIntrospectionQuery({
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ],
  ])('reads the whole as %s asks for it, at its price', async (_name, query) => {
    const { data, code, cost } = await ask(query, bearer)
    expect([code, Object.keys(data!)]).toEqual([undefined, ['__schema']])
    expect(cost).toBeGreaterThan(5)
    expect(cost).toBeLessThan(60)
  })

  test.each([
    ['types of fields of types, many times', wide],
    ['the same in fragments', spread],
  ])('is refused %s', async (_name, query) => {
    expect((await ask(query, bearer)).message).toBe('This asks for the schema many times over. Ask for it once.')
  })
})
