// One's password and one's sign-ins: changed and ended by oneself alone, and at once.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { hashPassword } from '../../kernel/auth/password.ts'

let world: World
let address: string
const password = 'a decent Password 1'
const another = 'another Password 2'

beforeAll(async () => {
  world = await World.make({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  address = await world.serve()
})

async function account() {
  const person = await world.user(await world.organization())
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash: await hashPassword(password) } })
  return person
}

/** Another sign-in of the same person. */
async function again(person: Person, more: object = {}): Promise<Person> {
  const { id } = await world.prisma.session.create({
    data: {
      userId: person.id,
      createdAt: world.clock.now(),
      expiresAt: new Date(world.clock.now().getTime() + 86_400_000),
      ...more,
    },
  })
  return { ...person, sessionId: id }
}

const change = (person: Person, current: string, next: string, at = world) =>
  at.mutate(person, 'changePassword', { current, password: next }, 'user { id }')
const signsIn = async (person: Person, given: string) =>
  (await world.mutate(null, 'signIn', { login: person.email, password: given }, 'accessToken')).__typename ===
  'SignInSuccess'

/** What a request with that sign-in's token is answered with. */
async function statusOf(person: Person) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  return (
    await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ mailIsSetUp }' }) })
  ).status
}

describe('the password', () => {
  test('is changed by who knows it: the old one is good for nothing, other sign-ins end, this one stays', async () => {
    const person = await account()
    const other = await again(person)
    expect([await statusOf(person), await statusOf(other)]).toEqual([200, 200])
    expect(await change(person, password, another)).toMatchObject({ __typename: 'ChangePasswordSuccess' })
    expect([await signsIn(person, password), await signsIn(person, another)]).toEqual([false, true])
    await expect.poll(() => statusOf(other)).toBe(401)
    expect(await statusOf(person)).toBe(200)
  })

  test.each([
    ['current', 'a wrong one', another],
    ['current', '', another],
    ['password', password, 'short'],
    ['password', password, 'password123'],
    ['password', password, 'x'.repeat(129)],
    ['password', password, password],
    ['password', password, 'with a \0 in it'],
  ])('is not changed where %s is bad, and stays as it was', async (path, current, next) => {
    const person = await account()
    expect(await change(person, current, next)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
    expect(await signsIn(person, password)).toBe(true)
  })

  test('changed is told to its owner by mail, as it may not be them who did it', async () => {
    const person = await account()
    const mails = () => world.prisma.mail.findMany({ where: { to: { has: person.email } } })
    await change(person, another, another)
    expect(await mails()).toEqual([])
    await change(person, password, another)
    expect(await mails()).toMatchObject([
      { subject: 'Your password was changed', text: expect.stringContaining('with test from') as string },
    ])
  })

  test('is tried as often as one may try to sign in', async () => {
    const person = await account()
    const strict = await World.make({ clock: world.clock, settings: { SIGN_INS_PER_MINUTE: 3 } })
    for (let i = 0; i < 3; i++)
      expect((await change(person, 'wrong', another, strict)).__typename).toBe('ValidationError')
    expect(await change(person, password, another, strict)).toMatchObject({ __typename: 'RateLimitError' })
  })

  test('changed leaves no link good that sets a new one', async () => {
    const person = await account()
    await world.prisma.passwordReset.create({
      data: {
        hash: new Uint8Array(Buffer.from(person.id)),
        person: new Uint8Array(),
        userId: person.id,
        createdById: person.id,
        createdAt: world.clock.now(),
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    })
    await change(person, password, another)
    expect(await world.prisma.passwordReset.count({ where: { userId: person.id, usedAt: null } })).toBe(0)
  })
})

describe('sign-ins', () => {
  interface Listed {
    id: string
    device: string
    place: string
    isThis: boolean
    lastUsedAt: string
  }
  const sessionsOf = async (person: Person) =>
    (
      await world.ask<{ viewer: { user: { sessions: Listed[] } } }>(
        person,
        '{ viewer { user { sessions { id device place isThis lastUsedAt } } } }',
      )
    ).viewer.user.sessions
  const idOf = ({ sessionId }: Person) => globalId('Session', sessionId)

  test('are listed with device, place and last use; ended and expired ones are not', async () => {
    const person = await account()
    const used = new Date(world.clock.now().getTime() + 60_000)
    const other = await again(person, {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      address: '203.0.113.9',
      lastUsedAt: used,
    })
    await again(person, { endedAt: world.clock.now() })
    await again(person, { expiresAt: new Date(world.clock.now().getTime() - 1) })
    const list = await sessionsOf(person)
    expect(list.map(({ id, isThis }) => [id, isThis])).toEqual([
      [idOf(other), false],
      [idOf(person), true],
    ])
    expect(list[0]).toMatchObject({ device: 'Chrome on Windows', place: '203.0.113.9', lastUsedAt: used.toISOString() })
  })

  test('are two statements beside who asks', async () => {
    const person = await account()
    for (let i = 0; i < 3; i++) await again(person)
    expect(await statementsOf(() => sessionsOf(person))).toHaveLength(3)
  })

  test('are ended one by one, and good for nothing at once', async () => {
    const person = await account()
    const other = await again(person)
    expect(await statusOf(other)).toBe(200)
    expect(
      await world.mutate<MutationResult & { user: object }>(
        person,
        'endSession',
        { id: idOf(other) },
        'user { sessions { isThis } }',
      ),
    ).toMatchObject({ user: { sessions: [{ isThis: true }] } })
    await expect.poll(() => statusOf(other)).toBe(401)
  })

  test('are ended all at once but for this one', async () => {
    const person = await account()
    const others = [await again(person), await again(person)]
    await world.mutate(person, 'endOtherSessions', {}, 'user { id }')
    for (const other of others) await expect.poll(() => statusOf(other)).toBe(401)
    expect(await statusOf(person)).toBe(200)
  })

  test('of others are none: not seen, not ended', async () => {
    const [person, stranger] = [await account(), await account()]
    const { admin } = await tree(world)
    const absent = { __typename: 'NotFoundError', message: 'The sign-in was not found.' }
    for (const id of [idOf(person), globalId('Session', '00000000-0000-4000-8000-000000000000'), 'garbage', '']) {
      for (const by of [stranger, admin])
        expect(await world.mutate(by, 'endSession', { id }, 'user { id }')).toMatchObject(absent)
    }
    expect(await statusOf(person)).toBe(200)
    expect(await world.ask(stranger, 'query ($id: ID!) { node(id: $id) { id } }', { id: idOf(person) })).toEqual({
      node: null,
    })
    const { admin: colleague } = await tree(world)
    expect(
      await world.ask(colleague, 'query ($of: ID!) { user(id: $of) { sessions { id } } }', {
        of: colleague.globalId,
      }),
    ).toMatchObject({ user: { sessions: [{}] } })
  })
})
