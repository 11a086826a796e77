import { beforeAll, describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World, type MutationResult } from '../../testing/world.ts'
import { signAccessToken, verifyAccessToken } from '../../kernel/auth/accessToken.ts'
import { hashPassword } from '../../kernel/auth/password.ts'

let world: World
let base: string
const password = 'a decent Password 1'

beforeAll(async () => {
  world = await World.make()
  base = await world.serve()
})

interface Tokens extends MutationResult {
  accessToken?: string
  refreshToken?: string | null
  user?: { name: string; memberships: { organization: { name: string } }[] }
}

async function account(status: 'ACTIVE' | 'DISABLED' = 'ACTIVE', username?: string) {
  const { admin: person } = await tree(world)
  const passwordHash = await hashPassword(password)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash, status, username } })
  return person
}

const signIn = (login: string, given = password) =>
  world.mutate<Tokens>(
    null,
    'signIn',
    { login, password: given },
    'accessToken refreshToken user { name memberships { organization { name } } }',
  )
const refresh = (refreshToken: string, rotate?: boolean) =>
  world.mutate<Tokens>(null, 'refreshSession', { refreshToken, rotate }, 'accessToken refreshToken')

describe('signing in', () => {
  test('by email or username, in any case, tells who one is and where one belongs', async () => {
    const username = `hand-${Date.now()}`
    const person = await account('ACTIVE', username)
    for (const login of [person.email, person.email.toUpperCase(), ` ${username.toUpperCase()} `]) {
      const result = await signIn(login)
      expect(result.user).toMatchObject({ name: person.name, memberships: [{ organization: {} }] })
      expect(await verifyAccessToken(world.services.keys, result.accessToken!, world.clock.now())).toMatchObject({
        userId: person.id,
      })
    }
  })

  test('does not tell a wrong password from an account that does not exist, or is disabled', async () => {
    const person = await account()
    const disabled = await account('DISABLED')
    const answers = [
      await signIn(person.email, 'wrong'),
      await signIn('nobody@test.test'),
      await signIn(disabled.email),
    ]
    for (const answer of answers)
      expect(answer).toEqual({ __typename: 'SignInError', code: 'SIGN_IN', message: 'Email or password is wrong.' })
  })

  test('takes as long for an account that does not exist', async () => {
    const person = await account()
    const time = async (login: string) => {
      const times: number[] = []
      for (let i = 0; i < 7; i++) {
        const begun = performance.now()
        await signIn(login, 'wrong password')
        times.push(performance.now() - begun)
      }
      return times.sort((a, b) => a - b)[3]!
    }
    const [known, unknown] = [await time(person.email), await time('nobody@test.test')]
    expect(unknown).toBeGreaterThan(known / 3)
  })

  test('six tries in a minute are too many', async () => {
    const limited = await World.make({ settings: { SIGN_INS_PER_MINUTE: 5 } })
    const tries: Tokens[] = []
    for (let i = 0; i < 6; i++)
      tries.push(
        await limited.mutate<Tokens>(null, 'signIn', { login: 'x@test.test', password: 'wrong' }, 'accessToken'),
      )
    expect(tries.map(({ code }) => code)).toEqual([...Array<string>(5).fill('SIGN_IN'), 'RATE_LIMIT'])
  })

  test('twenty accounts from one address are too many', async () => {
    const limited = await World.make({ settings: { SIGN_INS_PER_ADDRESS: 20 } })
    const tries: Tokens[] = []
    for (let i = 0; i < 21; i++)
      tries.push(
        await limited.mutate<Tokens>(null, 'signIn', { login: `x${i}@test.test`, password: 'wrong' }, 'accessToken'),
      )
    expect(tries.at(-2)?.code).toBe('SIGN_IN')
    expect(tries.at(-1)?.code).toBe('RATE_LIMIT')
  })
})

describe('an access token', () => {
  test('is good for ten minutes', async () => {
    const { keys } = world.services
    const now = world.clock.now()
    const token = await signAccessToken(keys, 'u', 's', now)
    const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    expect(await verifyAccessToken(keys, token, after(9.9))).toMatchObject({ userId: 'u', sessionId: 's' })
    expect(await verifyAccessToken(keys, token, after(10.6))).toBeNull()
  })

  test.each([
    ['garbled', 'abc'],
    [
      'without a signature',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"u","sid":"s"}').toString('base64url')}.`,
    ],
  ])('%s is none', async (_name, token) =>
    expect(await verifyAccessToken(world.services.keys, token, world.clock.now())).toBeNull(),
  )

  test('of another key is none', async () => {
    const other = { ...world.services.keys, accessToken: new Uint8Array(32).fill(7) }
    const token = await signAccessToken(other, 'u', 's', world.clock.now())
    expect(await verifyAccessToken(world.services.keys, token, world.clock.now())).toBeNull()
  })
})

describe('a refresh token', () => {
  const legacyRefresh = async (refreshToken: string) => {
    const response = await fetch(`${base}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    return { status: response.status, body: (await response.json()) as object }
  }

  const signedIn = async () => (await signIn((await account()).email)).refreshToken!

  test.each([undefined, false, true])('is rotated whatever a client of the graph says of it: %s', async (rotate) => {
    const token = await signedIn()
    const { refreshToken: next } = await refresh(token, rotate)
    expect(next).toHaveLength(43)
    world.clock.forward({ seconds: 11 })
    expect((await refresh(token, rotate)).__typename).toBe('SignInError')
  })

  test('without rotation works again and again at the legacy path, until its absolute end', async () => {
    const token = await signedIn()
    for (let day = 0; day < 29; day += 10) {
      const answer = await legacyRefresh(token)
      expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['access_token']])
      world.clock.forward({ days: 10 })
    }
    expect((await legacyRefresh(token)).status).toBe(401)
  })

  test('left alone for 14 days is dead', async () => {
    const token = await signedIn()
    world.clock.forward({ days: 14, seconds: 1 })
    expect((await refresh(token)).__typename).toBe('SignInError')
  })

  test('rotated gives a new one, and the new one works', async () => {
    const { refreshToken: next } = await refresh(await signedIn(), true)
    expect(next).toHaveLength(43)
    expect((await refresh(next!, true)).__typename).toBe('RefreshSessionSuccess')
  })

  test('rotated by ten at once gives all of them the same one', async () => {
    const token = await signedIn()
    const results = await Promise.all(Array.from({ length: 10 }, () => refresh(token, true)))
    expect(new Set(results.map((result) => result.refreshToken)).size).toBe(1)
    expect(results[0]!.refreshToken).not.toBeNull()
  })

  test.each([true, false])('used again after it was rotated (rotate: %s) ends the whole family', async (rotate) => {
    const token = await signedIn()
    const { refreshToken: next } = await refresh(token, true)
    world.clock.forward({ seconds: 11 })
    expect((await refresh(token, rotate)).__typename).toBe('SignInError')
    expect((await refresh(next!, true)).__typename).toBe('SignInError')
  })

  test('used again when its successor was used ends the family even within the grace', async () => {
    const token = await signedIn()
    const { refreshToken: next } = await refresh(token, true)
    await refresh(next!, true)
    expect((await refresh(token, true)).__typename).toBe('SignInError')
  })

  test('is kept as a hash only', async () => {
    const token = await signedIn()
    const rows = await world.prisma.refreshToken.findMany()
    expect(rows.some(({ hash }) => Buffer.from(hash).toString('utf8').includes(token))).toBe(false)
  })

  test('of a disabled user, or made up, is dead', async () => {
    const person = await account()
    const { refreshToken } = await signIn(person.email)
    await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
    expect((await refresh(refreshToken!)).__typename).toBe('SignInError')
    expect((await refresh('made up')).__typename).toBe('SignInError')
  })
})

describe('rights', () => {
  const within = async (what: () => Promise<boolean>, milliseconds: number) => {
    const end = Date.now() + milliseconds
    while (Date.now() < end) {
      if (await what()) return true
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return false
  }

  test.each([
    ['a disabled user', (id: string) => world.prisma.user.update({ where: { id }, data: { status: 'DISABLED' } })],
    [
      'an ended session',
      (id: string) => world.prisma.session.updateMany({ where: { userId: id }, data: { endedAt: new Date() } }),
    ],
  ])('%s is nobody, at once', async (_name, take) => {
    const person = await account()
    const { viewers } = world.services
    expect((await viewers.get(person.sessionId))?.id).toBe(person.id)
    await take(person.id)
    expect(await within(async () => (await viewers.get(person.sessionId)) === null, 2_000)).toBe(true)
  })

  test('a membership that is taken away is gone in every process', async () => {
    const person = await account()
    const other = await World.make({ clock: world.clock })
    expect((await other.services.viewers.get(person.sessionId))?.memberships).toHaveLength(1)
    await world.prisma.membership.deleteMany({ where: { userId: person.id } })
    expect(
      await within(async () => (await other.services.viewers.get(person.sessionId))?.memberships.length === 0, 2_000),
    ).toBe(true)
  })

  test('signing out ends the session', async () => {
    const person = await account()
    await world.mutate(person, 'signOut', {}, 'signedOut')
    expect((await world.context(person)).viewer).toBeNull()
  })

  test('signing out ends it by a refresh token too, for whoever has no live access token', async () => {
    const { refreshToken } = await signIn((await account()).email)
    expect(await world.mutate(null, 'signOut', { refreshToken }, 'signedOut')).toMatchObject({ signedOut: true })
    expect((await refresh(refreshToken!)).code).toBe('SIGN_IN')
  })
})
