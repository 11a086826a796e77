// The second factor: codes of an authenticator app and recovery codes, at sign-in and after, and who requires them.
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../../kernel/auth/password.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World, type MutationResult } from '../../testing/world.ts'
import { freeFailures } from './takeCode.ts'

const password = 'six dry Bearings 40'
const clock = new TestClock()
const settings = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  SIGN_INS_PER_MINUTE: 1000,
  SIGN_INS_PER_ADDRESS: 1000,
  SIGN_INS_PER_ACCOUNT: 1000,
}
const world = await World.make({ clock, settings })
const passwordHash = await hashPassword(password)

interface Setup {
  setupId: string
  secret: string
  url: string
}

interface Answer extends MutationResult {
  accessToken?: string
  refreshToken?: string
  recoveryCodes?: string[] | null
  setup?: Setup | null
  user?: object
}

async function account(at?: Organization, level: 'ADMIN' | 'TRANSACTIONAL' = 'ADMIN'): Promise<Person> {
  const { root } = at ? { root: at } : await tree(world)
  const person = await world.user(root, level)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
  return person
}

const codeOf = ({ secret }: Setup) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
const nextCode = (setup: Setup) => {
  clock.forward({ seconds: 30 })
  return codeOf(setup)
}
const signIn = ({ email }: Person, more: { code?: string; setupId?: string; password?: string } = {}) =>
  world.mutate<Answer>(
    null,
    'signIn',
    { login: email, password, ...more },
    'accessToken refreshToken recoveryCodes } ... on SecondFactorError { setup { setupId secret url }',
  )
const start = (person: Person, code?: string) =>
  world.mutate<Answer>(person, 'startAuthenticatorSetup', { password, code }, 'setup { setupId secret url }')
const create = (person: Person, { setupId }: Setup, code: string) =>
  world.mutate<Answer>(
    person,
    'createAuthenticatorApp',
    { setupId, code },
    'recoveryCodes user { secondFactor { isSetUp recoveryCodesLeft } }',
  )
const remove = (person: Person, code?: string) =>
  world.mutate<Answer>(person, 'deleteAuthenticatorApp', { password, code }, 'user { secondFactor { isSetUp } }')
const demand = (person: Person, { globalId }: Organization, requiresSecondFactor = true, version?: number) =>
  world.mutate<Answer & { organization?: object }>(
    person,
    'setSignInPolicy',
    { organizationId: globalId, requiresSecondFactor, version },
    'organization { signInPolicy { requiresSecondFactor version people peopleWithSecondFactor } }',
  )
const refresh = (refreshToken: string) => world.mutate<Answer>(null, 'refreshSession', { refreshToken }, 'refreshToken')

async function setUp(person: Person) {
  const { setup } = await start(person)
  const { recoveryCodes } = await create(person, setup!, codeOf(setup!))
  return { setup: setup!, codes: recoveryCodes! }
}

const eventsOf = async (reader: Person, person: Person) =>
  (await signInEntries(world, reader, person)).map(({ event }) => event)
const lastMailOf = ({ email }: Person) =>
  world.prisma.mail.findFirstOrThrow({ where: { to: { has: email } }, orderBy: { id: 'desc' } })

describe('an authenticator app', () => {
  test('is added by a code of it, gives ten recovery codes, and is told by mail', async () => {
    const person = await account()
    const { setup } = await start(person)
    expect(setup!.url).toContain(`otpauth://totp/Opsgraph:${encodeURIComponent(person.email)}`)
    expect(await create(person, setup!, '000000')).toMatchObject({ fields: [{ path: 'code' }] })
    const made = await create(person, setup!, codeOf(setup!))
    expect(made.user).toEqual({ secondFactor: { isSetUp: true, recoveryCodesLeft: 10 } })
    expect(new Set(made.recoveryCodes).size).toBe(10)
    expect((await lastMailOf(person)).text).toContain('An authenticator app was set up, with test from')
    expect(await eventsOf(person, person)).toEqual(['set up a second factor'])
  })

  test('takes the password, and within a quarter of an hour', async () => {
    const person = await account()
    const wrong = await world.mutate<Answer>(person, 'startAuthenticatorSetup', { password: 'no' }, 'setup { setupId }')
    expect(wrong.fields).toMatchObject([{ path: 'password' }])
    const { setup } = await start(person)
    clock.forward({ minutes: 16 })
    expect((await create(person, setup!, codeOf(setup!))).fields).toMatchObject([{ path: 'setupId' }])
    expect((await create(person, { ...setup!, setupId: 'nonsense' }, codeOf(setup!))).fields).toMatchObject([
      { path: 'setupId' },
    ])
  })

  test('of somebody else adds none', async () => {
    const [one, other] = [await account(), await account()]
    const { setup } = await start(one)
    expect((await create(other, setup!, codeOf(setup!))).code).toBe('VALIDATION')
  })

  test('is replaced by who has a code of the one before', async () => {
    const person = await account()
    const { setup: before } = await setUp(person)
    expect((await start(person)).fields).toMatchObject([{ path: 'code' }])
    const { setup } = await start(person, nextCode(before))
    await create(person, setup!, codeOf(setup!))
    expect((await signIn(person, { code: nextCode(before) })).code).toBe('SIGN_IN')
    expect((await signIn(person, { code: codeOf(setup!) })).accessToken).toBeTypeOf('string')
  })

  test('is removed with its recovery codes', async () => {
    const person = await account()
    const { setup, codes } = await setUp(person)
    expect((await remove(person)).fields).toMatchObject([{ path: 'code' }])
    expect((await remove(person, nextCode(setup))).user).toEqual({ secondFactor: { isSetUp: false } })
    expect(await world.prisma.recoveryCode.count({ where: { userId: person.id } })).toBe(0)
    expect((await signIn(person)).accessToken).toBeTypeOf('string')
    expect((await remove(person, codes[0])).code).toBe('CONFLICT')
  })

  test('keeps its secret sealed, at its next use where there was no key before', async () => {
    const person = await account()
    const { setup } = await setUp(person)
    const kept = () => world.prisma.authenticatorApp.findUniqueOrThrow({ where: { userId: person.id } })
    const plain = Secret.fromBase32(setup.secret).bytes
    expect(await kept()).toMatchObject({ sealed: false, secret: new Uint8Array(plain) })
    const SECRET_KEY = 'forty characters of a key for this test..'
    const sealing = await World.make({ clock, settings: { ...settings, SECRET_KEY } })
    const answer = () =>
      sealing.mutate<Answer>(null, 'signIn', { login: person.email, password, code: nextCode(setup) }, 'accessToken')
    expect((await answer()).accessToken).toBeTypeOf('string')
    expect((await kept()).sealed).toBe(true)
    expect(Buffer.from((await kept()).secret).includes(Buffer.from(plain))).toBe(false)
    expect((await answer()).accessToken).toBeTypeOf('string')
  })
})

describe('signing in with a second factor', () => {
  test('asks for a code once the password is right, and not before', async () => {
    const person = await account()
    const { setup } = await setUp(person)
    expect(await signIn(person)).toMatchObject({ code: 'SECOND_FACTOR', setup: null })
    expect((await signIn(person, { password: 'wrong', code: nextCode(setup) })).code).toBe('SIGN_IN')
    expect((await signIn(person, { code: codeOf(setup) })).accessToken).toBeTypeOf('string')
  })

  test('takes each code once, and those of the minute around', async () => {
    const person = await account()
    const { setup } = await setUp(person)
    const code = nextCode(setup)
    expect((await signIn(person, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).accessToken).toBeTypeOf('string')
    expect((await signIn(person, { code })).code).toBe('SIGN_IN')
    const late = nextCode(setup)
    clock.forward({ seconds: 30 })
    expect((await signIn(person, { code: late })).accessToken).toBeTypeOf('string')
    const old = nextCode(setup)
    clock.forward({ seconds: 60 })
    expect((await signIn(person, { code: old })).code).toBe('SIGN_IN')
    expect(await eventsOf(person, person)).toContain('gave a wrong code')
  })

  test('takes a recovery code once, however it is typed, and tells its owner', async () => {
    const person = await account()
    const { codes } = await setUp(person)
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ')
    expect((await signIn(person, { code: typed })).accessToken).toBeTypeOf('string')
    expect((await signIn(person, { code: codes[3]! })).code).toBe('SIGN_IN')
    expect((await lastMailOf(person)).text).toContain('A recovery code was used')
    expect(await eventsOf(person, person)).toContain('used a recovery code')
  })

  test('takes no recovery code of somebody else, and none that was replaced', async () => {
    const [one, other] = [await account(), await account()]
    const { setup, codes } = await setUp(one)
    await setUp(other)
    expect((await signIn(other, { code: codes[0]! })).code).toBe('SIGN_IN')
    const made = await world.mutate<Answer>(
      one,
      'createRecoveryCodes',
      { password, code: nextCode(setup) },
      'recoveryCodes',
    )
    expect((await signIn(one, { code: codes[0]! })).code).toBe('SIGN_IN')
    expect((await signIn(one, { code: made.recoveryCodes![0]! })).accessToken).toBeTypeOf('string')
  })

  test('has to wait longer with each code past ten that is wrong, at once or one by one, and not with a recovery code', async () => {
    const person = await account()
    const { setup, codes } = await setUp(person)
    clock.forward({ seconds: 30 })
    const wrong = codeOf(setup) === '000000' ? '111111' : '000000'
    const answers = await Promise.all(Array.from({ length: freeFailures + 5 }, () => signIn(person, { code: wrong })))
    expect(answers.filter(({ code }) => code === 'SIGN_IN')).toHaveLength(freeFailures)
    expect((await signIn(person, { code: codeOf(setup) })).code).toBe('RATE_LIMIT')
    clock.forward({ seconds: 61 })
    expect((await signIn(person, { code: wrong })).code).toBe('SIGN_IN')
    clock.forward({ seconds: 90 })
    expect((await signIn(person, { code: codeOf(setup) })).code).toBe('RATE_LIMIT')
    expect((await signIn(person, { code: codes[0]! })).accessToken).toBeTypeOf('string')
    clock.forward({ seconds: 31 })
    expect((await signIn(person, { code: codeOf(setup) })).accessToken).toBeTypeOf('string')
    expect((await signIn(person, { code: wrong })).code).toBe('SIGN_IN')
  })

  test('is refused with 401 by the legacy path, which says how else', async () => {
    const person = await account()
    await setUp(person)
    const response = await fetch(`${await world.serve()}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password }),
    })
    expect([response.status, await response.text()]).toEqual([
      401,
      expect.stringContaining('Programs use an access token.'),
    ])
  })
})

describe('an organization that requires it', () => {
  async function strict() {
    const { root } = await tree(world)
    const admin = await account(root)
    const { setup } = await setUp(admin)
    const hand = await account(root, 'TRANSACTIONAL')
    return { root, admin, hand, setup }
  }

  test('says so, and how many have one; below the root and to others it says nothing', async () => {
    const { root, admin, hand } = await strict()
    expect((await demand(admin, root)).organization).toEqual({
      signInPolicy: { requiresSecondFactor: true, version: 1, people: 3, peopleWithSecondFactor: 1 },
    })
    const source = `query ($id: ID!) { node(id: $id) { ... on Organization { signInPolicy { version } } } }`
    expect(await world.ask(hand, source, { id: root.globalId })).toEqual({ node: { signInPolicy: null } })
    const below = await world.organization({ parent: root })
    expect((await demand(admin, below)).code).toBe('CONFLICT')
    expect(await world.ask(admin, source, { id: below.globalId })).toEqual({ node: { signInPolicy: null } })
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'SignInPolicy' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([['CREATE', admin.id]])
  })

  test('does so by its Admin alone, who has one, and who saw what is there', async () => {
    const { root, admin, hand } = await strict()
    const [without, stranger] = [await account(root), await account()]
    expect((await demand(without, root)).code).toBe('CONFLICT')
    expect((await demand(hand, root)).code).toBe('FORBIDDEN')
    await setUp(stranger)
    expect((await demand(stranger, root)).code).toBe('NOT_FOUND')
    await demand(admin, root)
    expect((await demand(admin, root, false, 0)).code).toBe('VERSION_CONFLICT')
    expect((await demand(admin, root, false, 1)).code).toBeUndefined()
  })

  test('has everybody set one up at their next sign-in', async () => {
    const { root, admin, hand } = await strict()
    await demand(admin, root)
    const asked = await signIn(hand)
    expect(asked).toMatchObject({
      code: 'SECOND_FACTOR_SETUP',
      message: expect.stringContaining('requires a second factor') as string,
    })
    const setup = asked.setup!
    expect((await signIn(hand, { setupId: setup.setupId, code: '12' })).code).toBe('SIGN_IN')
    const [done, second] = await Promise.all(
      [1, 2].map(() => signIn(hand, { setupId: setup.setupId, code: codeOf(setup) })),
    )
    const [made] = [done!, second!].filter(({ accessToken }) => accessToken)
    expect([done!, second!].filter((one) => one !== made)).toHaveLength(1)
    expect(made!.recoveryCodes).toHaveLength(10)
    expect((await signIn(hand)).code).toBe('SECOND_FACTOR')
  })

  test('ends the sessions of who has none at their next refresh, and no others', async () => {
    const { root, admin, hand, setup } = await strict()
    const [ofHand, ofAdmin] = [await signIn(hand), await signIn(admin, { code: nextCode(setup) })]
    await demand(admin, root)
    expect(await refresh(ofHand.refreshToken!)).toMatchObject({
      code: 'SIGN_IN',
      message: 'Your organization requires a second factor. Sign in to set one up.',
    })
    await demand(admin, root, false)
    expect((await refresh(ofHand.refreshToken!)).code).toBe('SIGN_IN')
    expect((await refresh(ofAdmin.refreshToken!)).refreshToken).toBeTypeOf('string')
  })

  test('keeps anybody who belongs to it from removing theirs, though they belong elsewhere too', async () => {
    const { root, admin } = await strict()
    const { root: elsewhere } = await tree(world)
    const both = await account(elsewhere)
    const { setup } = await setUp(both)
    await world.join(both, root, 'TRANSACTIONAL')
    await demand(admin, root)
    expect(await remove(both, nextCode(setup))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('requires a second factor') as string,
    })
  })
})

describe('an Admin', () => {
  test('resets the second factor of whom they may give a new password, and ends their sessions', async () => {
    const { root } = await tree(world)
    const [admin, hand] = [await account(root), await account(root, 'TRANSACTIONAL')]
    const { setup } = await setUp(hand)
    const session = await signIn(hand, { code: nextCode(setup) })
    const reset = (as: Person, { globalId }: Person) =>
      world.mutate<Answer>(as, 'resetSecondFactor', { userId: globalId }, 'user { secondFactor { isSetUp } }')
    expect((await reset(hand, admin)).code).toBe('FORBIDDEN')
    expect((await reset(await account(), hand)).code).toBe('NOT_FOUND')
    expect((await reset(admin, hand)).user).toEqual({ secondFactor: { isSetUp: false } })
    expect((await refresh(session.refreshToken!)).code).toBe('SIGN_IN')
    expect((await lastMailOf(hand)).text).toContain('An Admin removed your authenticator app')
    expect((await reset(admin, hand)).code).toBe('CONFLICT')
    expect(await eventsOf(admin, admin)).toContain('reset a second factor')
  })

  test('sees who has one; others see nothing of it', async () => {
    const { root } = await tree(world)
    const [admin, hand, other] = [
      await account(root),
      await account(root, 'TRANSACTIONAL'),
      await account(root, 'TRANSACTIONAL'),
    ]
    await setUp(hand)
    const source = `query ($id: ID!) { node(id: $id) { ... on User { secondFactor { isSetUp requiredBy } } } }`
    const seen = (as: Person) => world.ask(as, source, { id: hand.globalId })
    expect(await seen(admin)).toEqual({ node: { secondFactor: { isSetUp: true, requiredBy: [] } } })
    expect(await seen(other)).toEqual({ node: { secondFactor: null } })
  })
})

test('an account that is closed keeps neither app nor codes', async () => {
  const { root } = await tree(world)
  await account(root)
  const person = await account(root)
  await setUp(person)
  await world.mutate(person, 'closeAccount', { password }, 'closed')
  const where = { userId: person.id }
  expect([
    await world.prisma.authenticatorApp.count({ where }),
    await world.prisma.recoveryCode.count({ where }),
  ]).toEqual([0, 0])
})
