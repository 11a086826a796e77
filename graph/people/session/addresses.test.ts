// From where people sign in, as their organizations have it.
import { describe, expect, test } from 'vitest'
import { Context } from '../../kernel/context.ts'
import { passkeys } from '../../testing/passkeys.ts'
import type { Answer } from '../../testing/factors.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { tree } from '../../testing/tree.ts'

const { account, answerOf, password, withPasskey, world } = await passkeys()

const inside = '203.0.113.7'
const outside = '198.51.100.9'

const from = (address: string) => new Context(world.services, { requestId: 'test', address, userAgent: 'test' }, null)

const signIn = ({ email }: Person, address: string) =>
  world.mutate<Answer>(from(address), 'signIn', { login: email, password }, 'accessToken refreshToken')
const refresh = (refreshToken: string, address: string) =>
  world.mutate<Answer>(from(address), 'refreshSession', { refreshToken }, 'refreshToken')

const set = (as: Person, { globalId }: Organization, addresses: string[]) =>
  world.mutate<Answer & { organization?: object }>(
    as,
    'setSignInPolicy',
    { organizationId: globalId, addresses },
    'organization { signInPolicy { addresses } }',
  )

/** An organization whose people sign in from some addresses; tests ask from 127.0.0.1. */
async function placed(addresses = ['203.0.113.0/29', '127.0.0.1']) {
  const { root } = await tree(world)
  const [admin, hand] = [await account(root), await account(root, 'TRANSACTIONAL')]
  expect((await set(admin, root, addresses)).organization).toEqual({ signInPolicy: { addresses } })
  return { root, admin, hand }
}

const refused = { code: 'SIGN_IN', message: expect.stringMatching(/does not allow to sign in from 198\.51\.100\.9\./) }

describe('from an address that is not allowed', () => {
  test('nobody signs in by a password', async () => {
    const { hand } = await placed()
    expect(await signIn(hand, outside)).toMatchObject(refused)
    expect((await signIn(hand, inside)).code).toBeUndefined()
  })

  test('nor by a passkey', async () => {
    const { hand } = await placed()
    const device = await withPasskey(hand)
    const answer = await answerOf(device)
    expect(await world.mutate(from(outside), 'signInWithPasskey', answer, 'accessToken')).toMatchObject(refused)
  })

  test('a session ends with its next refresh, and says why', async () => {
    const { hand } = await placed()
    const { refreshToken } = await signIn(hand, inside)
    expect(await refresh(refreshToken!, outside)).toMatchObject(refused)
    expect((await refresh(refreshToken!, inside)).code).toBe('SIGN_IN')
  })

  test('a sign-in stands in the audit log as one that failed', async () => {
    const { admin, hand } = await placed()
    await signIn(hand, outside)
    const entries = await signInEntries(world, admin, hand)
    expect(entries.map(({ event }) => event)).toEqual(['failed to sign in'])
  })

  test('who does not know the password does not learn of it', async () => {
    const { hand } = await placed()
    const login = { login: hand.email, password: 'wrong' }
    const wrong = await world.mutate(from(outside), 'signIn', login, 'accessToken')
    expect(wrong.message).not.toMatch(/does not allow/)
  })
})

test('of several organizations all have to allow it', async () => {
  const { hand } = await placed()
  const { root: other } = await placed(['198.51.100.0/24', '127.0.0.1'])
  await world.join(hand, other, 'TRANSACTIONAL')
  expect((await signIn(hand, inside)).code).toBe('SIGN_IN')
  expect((await signIn(hand, outside)).code).toBe('SIGN_IN')
  expect((await signIn(hand, '127.0.0.1')).code).toBeUndefined()
})

test('who belongs there no more signs in from anywhere', async () => {
  const { hand } = await placed()
  await world.prisma.membership.updateMany({ where: { userId: hand.id }, data: { endsAt: world.clock.now() } })
  expect((await signIn(hand, outside)).code).toBeUndefined()
})

describe('the addresses of an organization', () => {
  test('have to have the one in them from which they are set', async () => {
    const { root, admin } = await placed()
    expect((await set(admin, root, ['203.0.113.0/29'])).fields).toEqual([
      { path: 'addresses', message: expect.stringMatching(/Your own address 127\.0\.0\.1 is not among these/) },
    ])
  })

  test('are addresses or ranges', async () => {
    const { root, admin } = await placed()
    expect((await set(admin, root, ['127.0.0.1', 'gate'])).fields?.[0]?.path).toBe('addresses.1')
  })

  test('may be anywhere again', async () => {
    const { root, admin, hand } = await placed()
    await set(admin, root, [])
    expect((await signIn(hand, outside)).code).toBeUndefined()
  })
})
