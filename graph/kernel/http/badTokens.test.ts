// A token that is no good is refused at every door, and never taken for nobody; who signs in or refreshes may carry
// one.
import { describe, expect, test } from 'vitest'
import { newSecret } from '../auth/tokenKey.ts'
import { withPassword } from '../../testing/password.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const password = 'four wet tyres Slide'

const world = await World.make()
const base = await world.serve()
const { root } = await tree(world, { people: {} })
const admin = await withPassword(world, root, password)
const expired = (await world.authorization(admin)).authorization
world.clock.forward({ minutes: 11 })

const json = { 'content-type': 'application/json' }
const tokens = {
  garbled: () => 'Bearer abc',
  empty: () => 'Bearer ',
  'of another scheme': () => 'Basic YTpi',
  expired: () => expired,
  'an unknown access token': () => `Bearer ${newSecret()}`,
}

const send = (
  path: string,
  authorization: string,
  {
    method = 'GET',
    body,
    ...headers
  }: { method?: string; body?: unknown; accept?: string; 'content-type'?: string } = {},
) =>
  fetch(base + path, {
    method,
    headers: { authorization, ...(body !== undefined && json), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
const post =
  (path: string, body: unknown, more = {}) =>
  (authorization: string) =>
    send(path, authorization, { method: 'POST', body, ...more })
const graphql = (query: string, variables = {}, more = {}) => post('/graphql', { query, variables }, more)
const get = (path: string) => (authorization: string) => send(path, authorization)

const doors = {
  'GraphQL, of what needs nobody': graphql('{ viewer { user { id } } }'),
  'GraphQL, of what needs somebody': graphql('{ actionGrid { count } }'),
  'GraphQL by GET': get('/graphql?query={viewer{user{id}}}'),
  'a mutation beside one that signs in': graphql(
    'mutation { signOut(input: {}) { __typename } signIn(input: { login: "x", password: "x" }) { __typename } endOtherSessions(input: {}) { __typename } }',
  ),
  'a query in which a mutation is named': graphql('{ __typename viewer { user { id } } } # signIn'),
  'a stream': graphql('subscription { boardChanged { actionId } }', {}, { accept: 'text/event-stream' }),
  'a stream of several': post('/graphql', [{ query: 'subscription { boardChanged { actionId } }' }], {
    accept: 'text/event-stream',
  }),
  REST: get('/api/views/users'),
  'REST of what needs nobody': get('/api/org/countries'),
  '/ingest': (authorization: string) =>
    send('/ingest', authorization, { method: 'POST', body: '{}', 'content-type': 'application/x-ndjson' }),
  '/export': get('/export?ticket=x'),
  '/files': get('/files/0199aaaa-0000-7000-8000-000000000000'),
  '/files with a ticket': get('/files/0199aaaa-0000-7000-8000-000000000000?ticket=x'),
}

describe.each(Object.entries(doors))('%s', (_name, ask) => {
  test.each(Object.entries(tokens))('with a token that is %s is 401, and says how to ask', async (_kind, token) => {
    const response = await ask(token())
    const { code } = (await response.json()) as { code?: string }
    expect([response.status, code, response.headers.get('www-authenticate')]).toEqual([
      401,
      'UNAUTHENTICATED',
      'Bearer realm="opsgraph", error="invalid_token"',
    ])
  })
})

test.each(['/api/views/users', '/ingest'])('%s without a token says how to ask, too', async (path) => {
  const response = await fetch(
    base + path,
    path === '/ingest' ? { method: 'POST', body: '{}', headers: { 'content-type': 'application/x-ndjson' } } : {},
  )
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="opsgraph"'])
})

test('GraphQL without a token says how to ask, too', async () => {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: '{ actionGrid { count } }' }),
  })
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="opsgraph"'])
})

test('a refusal in REST has the words of its path', async () => {
  const response = await send('/api/views/users', 'Bearer abc')
  expect(await response.json()).toEqual({
    message: 'Error while fetching users',
    detail: 'Sign in first.',
    code: 'UNAUTHENTICATED',
  })
})

describe('who signs in, up or refreshes may carry a dead token', () => {
  const login = async () =>
    (await (await post('/api/auth/login', { email: admin.email, password })('Bearer abc')).json()) as {
      token: string
      refresh_token: string
    }
  const result = async (response: Response) =>
    ((await response.json()) as { data: { result: Record<string, string> } }).data.result

  test.each(Object.entries(tokens))('%s', async (_name, token) => {
    const dead = token()
    const signedIn = await post('/api/auth/login', { email: admin.email, password })(dead)
    expect(signedIn.status).toBe(200)
    const { refresh_token: refreshToken } = (await signedIn.json()) as { refresh_token: string }
    expect((await post('/api/auth/refresh', { refreshToken })(dead)).status).toBe(200)
    const email = `${crypto.randomUUID()}@test.test`
    expect((await post('/api/procedures/save_user', { email, name: 'New Hand', password })(dead)).status).toBe(200)
    expect(
      await result(
        await graphql('mutation ($i: SignInInput!) { result: signIn(input: $i) { __typename } }', {
          i: { login: admin.email, password },
        })(dead),
      ),
    ).toEqual({ __typename: 'SignInSuccess' })
    expect(
      await result(
        await graphql('mutation ($i: RefreshSessionInput!) { result: refreshSession(input: $i) { __typename } }', {
          i: { refreshToken },
        })(dead),
      ),
    ).toEqual({ __typename: 'RefreshSessionSuccess' })
    expect(
      await result(
        await graphql('mutation ($i: ResetPasswordInput!) { result: resetPassword(input: $i) { __typename } }', {
          i: { token: 'x', password },
        })(dead),
      ),
    ).toEqual({ __typename: 'NotFoundError' })
    const another = { email: `${crypto.randomUUID()}@test.test`, name: 'Newer Hand', password }
    expect(
      await result(
        await graphql('mutation ($i: SignUpInput!) { result: signUp(input: $i) { __typename } }', { i: another })(dead),
      ),
    ).toEqual({ __typename: 'SignUpSuccess' })
  })

  test('signing out takes the refresh token where the access token has expired', async () => {
    const { refresh_token: refreshToken } = await login()
    expect(
      await result(
        await graphql('mutation ($i: SignOutInput!) { result: signOut(input: $i) { __typename } }', {
          i: { refreshToken },
        })(expired),
      ),
    ).toEqual({ __typename: 'SignOutSuccess' })
    expect((await post('/api/auth/refresh', { refreshToken })('Bearer abc')).status).toBe(401)
  })
})
