// How much somebody may try, and whose budget it is of.
import { beforeAll, describe, expect, test } from 'vitest'
import { RateLimitError, SignInError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { World } from '../../testing/world.ts'
import { budgetOf, OperationLimits, SignInLimits } from './limits.ts'
import { networkOf } from './networkOf.ts'

const settings = readSettings({
  LOG_LEVEL: 'silent',
  SIGN_INS_PER_ACCOUNT: '6',
  SIGN_INS_PER_ADDRESS: '20',
  SIGN_INS_PER_MINUTE: '5',
})

describe('signing in', () => {
  test('is limited for an account over all addresses, and another account is not', async () => {
    const limits = new SignInLimits(settings)
    for (let n = 0; n < 6; n++) await limits.countPassword('a@x.test', `192.0.2.${n}`)
    await expect(limits.countPassword('a@x.test', '192.0.2.99')).rejects.toBeInstanceOf(RateLimitError)
    await limits.countPassword('b@x.test', '192.0.2.99')
  })

  test('is limited for a /64 of IPv6 as for one address', async () => {
    const limits = new SignInLimits(settings)
    for (let n = 0; n < 5; n++) await limits.count('kind', `2001:db8:1:2::${n}`)
    await expect(limits.count('kind', '2001:db8:1:2:ffff::1')).rejects.toBeInstanceOf(RateLimitError)
    await limits.count('kind', '2001:db8:1:3::1')
  })

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('refreshing is limited where it fails, however often it succeeds', async () => {
    const limits = new SignInLimits(settings)
    for (let n = 0; n < 50; n++) await limits.refresh('192.0.2.1', async () => true)
    const fail = () => limits.refresh('192.0.2.1', () => Promise.reject(new SignInError('no')))
    for (let n = 0; n < 20; n++) await expect(fail()).rejects.toBeInstanceOf(SignInError)
    await expect(fail()).rejects.toBeInstanceOf(RateLimitError)
  })
})

test("what a program spends is not its owner's", async () => {
  const limits = new OperationLimits(readSettings({ OPERATIONS_PER_MINUTE: '3' }))
  const token = { id: 't', scopes: [], lastUsedAt: null }
  expect((await limits.spend(budgetOf({ id: 'u', token }), 4)).wait).toBeGreaterThan(0)
  expect((await limits.spend(budgetOf({ id: 'u', token: null }), 1)).wait).toBe(0)
})

describe('over the port', () => {
  let world: World
  let base: string
  beforeAll(async () => {
    world = await World.make({ settings: { OPERATIONS_PER_MINUTE: 3, TRUST_PROXY: 'yes' } })
    base = await world.serve()
  })
  const ask = (headers: Record<string, string>) =>
    fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
    })

  test('GraphQL says what is left as REST does', async () => {
    const person = await world.user(await world.organization(), 'ADMIN')
    const { headers } = await ask(await world.authorization(person))
    expect([
      headers.get('ratelimit-limit'),
      headers.get('ratelimit-remaining'),
      Number(headers.get('ratelimit-reset')) > 0,
    ]).toEqual(['3', '2', true])
  })

  test('who has not signed in is limited by address', async () => {
    for (let n = 0; n < 3; n++) expect((await ask({ 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
    const refused = await ask({ 'x-forwarded-for': '198.51.100.1' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(200)
  })
})

describe('of one budget is what is asked', () => {
  test.each(['the owner', 'a program'])(
    'by %s of GraphQL, of REST, and of an export by the address that it was given',
    async (who) => {
      const world = await World.make({ settings: { OPERATIONS_PER_MINUTE: 100 } })
      const base = await world.serve()
      const root = await world.organization()
      const owner = await world.user(root, 'ADMIN')
      await world.action(root, owner)
      const { headers } =
        who === 'the owner'
          ? { headers: await world.authorization(owner) }
          : await accessTokenOf(world, owner, { scopes: ['READ', 'EXPORT'] })
      const left = async () =>
        Number((await fetch(`${base}/api/views/users`, { headers })).headers.get('ratelimit-remaining'))
      const query = 'mutation { createExport(input: {}) { ... on CreateExportSuccess { url } } }'
      const response = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
      const { data } = (await response.json()) as { data: { createExport: { url: string } } }
      const before = await left()
      expect((await fetch(base + data.createExport.url)).status).toBe(200)
      // Asking for the address costs as much as fetching what is there.
      expect(before - (await left())).toBe(100 - before)
    },
  )
})
