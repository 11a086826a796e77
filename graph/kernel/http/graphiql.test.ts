// GraphiQL: of this address alone, small on the wire, and only where it is wanted.
import { parse, validate, type GraphQLInputObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSchema, World } from '../../testing/world.ts'
import { publicSchema } from '../publicSchema.ts'
import { startScript } from './graphiqlStart.ts'

const asBrowser = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' }
let base: string

beforeAll(async () => {
  base = await (await World.make()).serve()
})

test('its page runs files of this address alone, and evaluates nothing', async () => {
  const response = await fetch(`${base}/graphql`, { headers: asBrowser })
  const policy = response.headers.get('content-security-policy')!
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toContain('eval')
  const page = await response.text()
  expect(page.length).toBeLessThan(600_000)
  expect(page).not.toMatch(/(src|href)="https?:/)
  expect(page).not.toMatch(/<script(?! src=| type="application\/json")/)
})

test('its files are packed, and stay with the browser', async () => {
  const page = await (await fetch(`${base}/graphql`, { headers: asBrowser })).text()
  const paths = [...new Set(page.match(/\/graphql\/files\/[^"]+/g))]
  expect(paths).toHaveLength(6)
  for (const path of paths) {
    const response = await fetch(base + path, { headers: asBrowser })
    expect([
      path,
      response.status,
      response.headers.get('content-encoding'),
      response.headers.get('cache-control'),
    ]).toEqual([path, 200, 'br', 'public, max-age=31536000, immutable'])
    const text = await response.text()
    expect(text).toBe(await (await fetch(base + path, { headers: { 'accept-encoding': 'identity' } })).text())
    if (text.length > 100_000) expect(Number(response.headers.get('content-length'))).toBeLessThan(text.length / 2)
  }
  expect((await fetch(`${base}/graphql/files/x/graphiql.js`)).status).toBe(404)
})

describe('is there', () => {
  test.each([
    [{}, 200],
    [{ DATABASE_URL: 'postgres://db/x' }, 404],
    [{ HOST: '0.0.0.0' }, 404],
    [{ DATABASE_URL: 'postgres://db/x', GRAPHIQL: 'on' }, 200],
    [{ GRAPHIQL: 'off' }, 404],
  ] as const)('with %j: %i', async (settings, status) => {
    const world = await World.make()
    Object.assign(world.services.settings, settings)
    const address = (await world.serve()).replace('0.0.0.0', '127.0.0.1')
    const response = await fetch(`${address}/graphql`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(status)
    if (status === 404) expect(await response.text()).toContain('The explorer is off here.')
    expect(
      (
        await fetch(`${address}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ __typename }"}',
        })
      ).status,
    ).toBe(200)
  })
})

test('it refreshes its token in words of the public graph', () => {
  const [, query] = /const query = '([^']+)'/.exec(startScript)!
  const [, input] = /variables: { input: { ([^}]+) } }/.exec(startScript)!
  const schema = publicSchema(testSchema())
  expect(validate(schema, parse(query!))).toEqual([])
  const known = (schema.getType('RefreshSessionInput') as GraphQLInputObjectType).getFields()
  expect(input!.split(', ').filter((name) => !(name in known))).toEqual([])
})
