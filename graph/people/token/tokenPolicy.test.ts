// What an organization allows of the access tokens of its people.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock, settings: { TRUST_PROXY: 'yes' } })
const base = await world.serve()

interface Policy {
  longestDays?: number | null
  scopes?: string[]
  addresses?: string[]
  version?: number
}
type Shown = Required<Policy> & { tokens: number; refusedTokens: number }
type Answer = MutationResult & { organization?: { tokenPolicy: Shown }; secret?: string }

const set = (as: Person, { globalId }: Organization, policy: Policy) =>
  world.mutate<Answer>(
    as,
    'setTokenPolicy',
    { organizationId: globalId, ...policy },
    'organization { tokenPolicy { longestDays scopes addresses version tokens refusedTokens } }',
  )

async function withPolicy(policy: Policy) {
  const { root, admin } = await tree(world)
  expect((await set(admin, root, policy)).code).toBeUndefined()
  return { root, admin }
}

const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString()

const create = (as: Person, scopes: string[], days = 30) =>
  world.mutate<Answer>(as, 'createAccessToken', { name: 'Gate', scopes, expiresAt: inDays(days) }, 'secret')

const asking = async (headers: Record<string, string>, from = '203.0.113.7') => {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
  })
  return { status: response.status, text: await response.text() }
}

describe('a token is made', () => {
  test('with no more than the scopes that are allowed, and those in them', async () => {
    const { admin } = await withPolicy({ scopes: ['WRITE'] })
    expect((await create(admin, ['READ'])).code).toBeUndefined()
    expect(await create(admin, ['READ', 'EXPORT'])).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'scopes', message: expect.stringMatching(/does not allow .* EXPORT/) }],
    })
  })

  test('for no longer than is allowed', async () => {
    const { admin } = await withPolicy({ longestDays: 30 })
    expect((await create(admin, ['READ'], 30)).code).toBeUndefined()
    expect((await create(admin, ['READ'], 31)).fields).toEqual([
      { path: 'expiresAt', message: expect.stringMatching(/at most 30 days/) },
    ])
  })

  test('by the strictest of all organizations of its owner', async () => {
    const { root } = await withPolicy({ longestDays: 90, scopes: ['READ'] })
    const { root: other } = await withPolicy({ longestDays: 7, scopes: ['WRITE'] })
    const person = await world.user(root)
    await world.join(person, other, 'TRANSACTIONAL')
    expect((await create(person, ['READ'], 8)).fields?.[0]?.path).toBe('expiresAt')
    expect((await create(person, ['WRITE'], 7)).fields?.[0]?.path).toBe('scopes')
    expect((await create(person, ['READ'], 7)).code).toBeUndefined()
  })

  test('as everywhere where one belongs no more', async () => {
    const { root } = await withPolicy({ scopes: [] })
    const person = await world.user(root)
    expect((await create(person, ['READ'])).code).toBe('VALIDATION')
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt: clock.now() } })
    expect((await create(person, ['READ'])).code).toBeUndefined()
  })
})

describe('a token is refused', () => {
  test('by a scope that is allowed no more, and says so', async () => {
    const { root, admin } = await tree(world)
    const { headers } = await accessTokenOf(world, admin, { scopes: ['READ', 'EXPORT'] })
    expect((await asking(headers)).status).toBe(200)
    await set(admin, root, { scopes: ['READ'] })
    await expect
      .poll(() => asking(headers))
      .toEqual({ status: 403, text: expect.stringMatching(/does not allow .* EXPORT/) })
  })

  test('from elsewhere than is allowed', async () => {
    const { admin } = await withPolicy({ addresses: ['203.0.113.0/29', '2001:db8::/32', '198.51.100.9'] })
    const { headers } = await accessTokenOf(world, admin)
    for (const from of ['203.0.113.7', '2001:db8:1::9', '198.51.100.9', '::ffff:203.0.113.1'])
      expect([from, (await asking(headers, from)).status]).toEqual([from, 200])
    for (const from of ['203.0.113.8', '2001:db9::1', '198.51.100.8'])
      expect([from, (await asking(headers, from)).status]).toEqual([from, 403])
  })

  test('when it is older than is allowed', async () => {
    const { admin } = await withPolicy({ longestDays: 10 })
    const { headers } = await accessTokenOf(world, admin, { days: 30 })
    expect((await asking(headers)).status).toBe(200)
    clock.forward({ seconds: 10 * 86_400 })
    expect(await asking(headers)).toEqual({ status: 403, text: expect.stringMatching(/for 10 days/) })
  })

  test('which stands in the audit log, once an hour', async () => {
    const { root, admin } = await tree(world)
    const { headers } = await accessTokenOf(world, admin)
    await asking(headers)
    await set(admin, root, { addresses: ['198.51.100.9'] })
    await expect.poll(async () => (await asking(headers)).status).toBe(403)
    await asking(headers)
    const entries = await signInEntries(world, admin, admin)
    expect(entries.map(({ event }) => event)).toEqual([
      'tried an access token that is not allowed',
      'used an access token',
    ])
  })
})

describe('the policy', () => {
  test('is what was set, and what was left out stays', async () => {
    const { root, admin } = await withPolicy({ longestDays: 90, addresses: [' 203.0.113.7 '] })
    const { organization } = await set(admin, root, { scopes: ['READ'], longestDays: null })
    expect(organization!.tokenPolicy).toMatchObject({
      longestDays: null,
      scopes: ['READ'],
      addresses: ['203.0.113.7'],
      version: 2,
    })
  })

  test('says how many tokens there are, and how many it refuses', async () => {
    const { root, admin } = await tree(world)
    await accessTokenOf(world, admin, { scopes: ['READ'] })
    await accessTokenOf(world, await world.user(root), { scopes: ['WRITE'] })
    await accessTokenOf(world, (await tree(world)).admin, { scopes: ['WRITE'] })
    const { organization } = await set(admin, root, { scopes: ['READ', 'OBSERVATIONS'] })
    expect(organization!.tokenPolicy).toMatchObject({ tokens: 2, refusedTokens: 1 })
  })

  test.each([
    [{ longestDays: 0 }, 'longestDays'],
    [{ longestDays: 367 }, 'longestDays'],
    [{ addresses: ['203.0.113.0/33'] }, 'addresses.0'],
    [{ addresses: ['203.0.113.7', 'gate'] }, 'addresses.1'],
    [{ addresses: Array.from({ length: 101 }, () => '203.0.113.7') }, 'addresses'],
  ])('refuses %j', async (policy, path) => {
    const { root, admin } = await tree(world)
    expect((await set(admin, root, policy)).fields?.[0]?.path).toBe(path)
  })

  test('is not overwritten by who has not seen it', async () => {
    const { root, admin } = await withPolicy({ longestDays: 90 })
    expect(await set(admin, root, { longestDays: 30, version: 0 })).toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('is for Admins of a root organization alone', async () => {
    const { root, admin, child } = await tree(world, { below: { child: {} }, people: { admin: 'ADMIN' } })
    expect(await set(await world.user(root, 'STRATEGIC'), root, { longestDays: 1 })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await set((await tree(world)).admin, root, { longestDays: 1 })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await set(admin, child, { longestDays: 1 })).toMatchObject({ code: 'CONFLICT' })
    const source =
      'query ($id: ID!) { organization: node(id: $id) { ... on Organization { tokenPolicy { version } } } }'
    const ask = (as: Person) => world.ask(as, source, { id: root.globalId })
    expect(await ask(await world.user(root, 'STRATEGIC'))).toEqual({ organization: { tokenPolicy: null } })
    expect(await ask(admin)).toEqual({ organization: { tokenPolicy: { version: 0 } } })
  })
})
