// What passkeys are used for: in place of password and second factor, once each challenge.
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { passkeys } from '../../testing/passkeys.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'

const {
  account,
  answerOf,
  challenge,
  clock,
  confirmBy,
  eventsOf,
  nextCode,
  password,
  refresh,
  setUp,
  signIn,
  signInBy,
  startPasskey,
  withPasskey,
  world,
} = await passkeys()

const mine = async (person: Person) =>
  (
    await world.ask<{ viewer: { user: { passkeys: { id: string; name: string; lastUsedAt: string | null }[] } } }>(
      person,
      '{ viewer { user { passkeys { id name lastUsedAt } } } }',
    )
  ).viewer.user.passkeys

describe('a sign-in with a passkey', () => {
  test('takes no password and no code, and begins a session', async () => {
    const person = await account()
    const { setup } = await setUp(person)
    const device = await withPasskey(person, { code: nextCode(setup) })
    const signedIn = await signInBy(await answerOf(device))
    expect(signedIn.user).toEqual({ id: person.globalId })
    expect((await refresh(signedIn.refreshToken!)).refreshToken).toBeTypeOf('string')
    expect(await mine(person)).toMatchObject([{ lastUsedAt: clock.now().toISOString() }])
    expect(await eventsOf(person, person)).toContain('signed in by a passkey')
  })

  test('is of a challenge that is good once, and for five minutes', async () => {
    const device = await withPasskey(await account())
    const answer = await answerOf(device)
    expect((await signInBy(answer)).accessToken).toBeTypeOf('string')
    expect((await signInBy(answer)).code).toBe('SIGN_IN')
    clock.forward({ seconds: 1 })
    const late = await answerOf(device)
    clock.forward({ minutes: 6 })
    expect((await signInBy(late)).code).toBe('SIGN_IN')
    expect((await signInBy(await answerOf(device))).accessToken).toBeTypeOf('string')
  })

  test('of two with the same answer at once lets one in', async () => {
    const device = await withPasskey(await account())
    const answer = await answerOf(device)
    const codes = (await Promise.all([signInBy(answer), signInBy(answer), signInBy(answer)])).map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  })

  test.each([
    ['at another address', { origin: 'http://localhost.evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['by a device that was not unlocked', { isLocked: true }],
    ['by a copy, whose count goes back', { counter: 1 }],
  ])('%s is refused, and told in the audit log', async (_name, otherwise) => {
    const person = await account()
    const device = await withPasskey(person)
    expect((await signInBy(await answerOf(device))).accessToken).toBeTypeOf('string')
    clock.forward({ seconds: 1 })
    expect((await signInBy(await answerOf(device, otherwise))).code).toBe('SIGN_IN')
    expect(await eventsOf(person, person)).toContain('used a passkey that was refused')
  })

  test('is refused where the key is another’s, the challenge is, or what was signed is not what is sent', async () => {
    const [one, other] = [await withPasskey(await account()), await withPasskey(await account())]
    const answer = await answerOf(one)
    const theirs = await answerOf(other)
    expect((await signInBy({ ...answer, challengeToken: theirs.challengeToken })).code).toBe('SIGN_IN')
    const forged = { ...answer.response, id: other.id, rawId: other.id }
    expect((await signInBy({ ...answer, response: forged })).code).toBe('SIGN_IN')
    const { response } = answer.response
    const changed = {
      ...answer.response,
      response: { ...response, clientDataJSON: theirs.response.response.clientDataJSON },
    }
    expect((await signInBy({ ...answer, response: changed })).code).toBe('SIGN_IN')
  })

  test('is refused with an answer for a setup, of a passkey that is gone, and of a disabled account', async () => {
    const person = await account()
    const { setupToken, options } = await startPasskey(person)
    const device = await withPasskey(person)
    const response = device.get({ challenge: options!.challenge, rpId: 'localhost' })
    expect((await signInBy({ challengeToken: setupToken, response })).code).toBe('SIGN_IN')
    expect((await signInBy(await answerOf(new Authenticator()))).message).toBe(
      'This passkey is not known here. Sign in with your password.',
    )
    await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
    expect((await signInBy(await answerOf(device))).code).toBe('SIGN_IN')
  })

  test.each([[{}], ['text'], [[]]])('with the answer %j is refused', async (response) => {
    const { token } = await challenge()
    expect((await signInBy({ challengeToken: token, response })).code).toBe('SIGN_IN')
  })
})

describe('where an organization requires a second factor', () => {
  const require = (person: Person, organizationId: string) =>
    world.mutate(person, 'setSignInPolicy', { organizationId, requiresSecondFactor: true }, '__typename')

  test('a passkey is one: its Admin may require it, its owner stays, and signs in with it alone', async () => {
    const { root } = await tree(world)
    const person = await account(root)
    const { refreshToken } = await signIn(person)
    expect((await require(person, root.globalId)).code).toBe('CONFLICT')
    const device = await withPasskey(person)
    expect((await require(person, root.globalId)).code).toBeUndefined()
    expect((await refresh(refreshToken!)).refreshToken).toBeTypeOf('string')
    expect(await signIn(person)).toMatchObject({
      code: 'SECOND_FACTOR',
      message: expect.stringContaining('Sign in with your passkey.'),
    })
    expect((await signInBy(await answerOf(device))).accessToken).toBeTypeOf('string')
  })

  test('the last one is not deleted, unless there is an app', async () => {
    const { root } = await tree(world)
    const person = await account(root)
    await withPasskey(person)
    await require(person, root.globalId)
    const [{ id } = { id: '' }] = await mine(person)
    const remove = (more: object = {}) => world.mutate(person, 'deletePasskey', { id, password, ...more }, '__typename')
    expect((await remove()).code).toBe('CONFLICT')
    expect(await mine(person)).toHaveLength(1)
    const { setup } = await setUp(person)
    expect((await remove({ code: nextCode(setup) })).code).toBeUndefined()
  })

  test('an Admin who resets the factors of somebody removes their passkeys', async () => {
    const { root } = await tree(world)
    const [admin, hand] = [await account(root), await account(root, 'TRANSACTIONAL')]
    const device = await withPasskey(hand)
    const query =
      'query ($id: ID!) { node(id: $id) { ... on User { secondFactor { isSetUp passkeys } passkeys { id } } } }'
    expect(await world.ask(admin, query, { id: hand.globalId })).toEqual({
      node: { secondFactor: { isSetUp: false, passkeys: 1 }, passkeys: null },
    })
    await world.mutate(admin, 'resetSecondFactor', { userId: hand.globalId }, '__typename')
    expect((await signInBy(await answerOf(device))).code).toBe('SIGN_IN')
  })
})

describe('a confirmation by a passkey', () => {
  test('is proof as one by password is, for its owner alone', async () => {
    const [person, other] = [await account(), await account()]
    const [device, theirs] = [await withPasskey(person), await withPasskey(other)]
    expect((await confirmBy(person, await answerOf(theirs))).code).toBe('SIGN_IN')
    const { until } = await confirmBy(person, await answerOf(device))
    expect(new Date(until!).getTime() - clock.now().getTime()).toBe(600_000)
    expect(await eventsOf(person, person)).toContain('confirmed their identity')
  })
})
