// The second factor of an account: codes of an authenticator app and recovery codes, at sign-in and after.
import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { secondFactors, type Answer } from '../../testing/factors.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { freeFailures } from './takeCode.ts'

const {
  account,
  clock,
  codeOf,
  create,
  eventsOf,
  lastMailOf,
  nextCode,
  password,
  remove,
  setUp,
  signIn,
  start,
  world,
} = await secondFactors()

describe('an authenticator app', () => {
  test('is added by a code of it, gives ten recovery codes, and is told by mail', async () => {
    const person = await account()
    const { setup } = await start(person)
    expect(setup!.url).toContain(`otpauth://totp/Opsgraph:${encodeURIComponent(person.email)}`)
    expect(await create(person, setup!, '000000')).toMatchObject({ fields: [{ path: 'code' }] })
    const made = await create(person, setup!, codeOf(setup!))
    expect(made.user).toEqual({ secondFactor: { isSetUp: true, recoveryCodesLeft: 10 } })
    expect(new Set(made.secrets).size).toBe(10)
    // 24 letters of five bits: no hash of one can be tried out.
    for (const secret of made.secrets!) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/)
    expect((await lastMailOf(person)).text).toContain('An authenticator app was set up, with test from')
    expect(await eventsOf(person, person)).toEqual(['set up a second factor'])
  })

  test('takes the password, and within a quarter of an hour', async () => {
    const person = await account()
    const wrong = await world.mutate<Answer>(
      person,
      'startAuthenticatorSetup',
      { password: 'no' },
      'setup { setupToken }',
    )
    expect(wrong.fields).toMatchObject([{ path: 'password' }])
    const { setup } = await start(person)
    clock.forward({ minutes: 16 })
    expect((await create(person, setup!, codeOf(setup!))).fields).toMatchObject([{ path: 'setupToken' }])
    expect((await create(person, { ...setup!, setupToken: 'nonsense' }, codeOf(setup!))).fields).toMatchObject([
      { path: 'setupToken' },
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
    const { clock, nextCode, settings, world, ...own } = await secondFactors('sealing')
    const person = await own.account()
    const { setup } = await own.setUp(person)
    const kept = () => world.prisma.authenticatorApp.findUniqueOrThrow({ where: { userId: person.id } })
    const plain = Secret.fromBase32(setup.secret).bytes
    expect(await kept()).toMatchObject({ sealed: false, secret: new Uint8Array(plain) })
    const SECRET_KEY = 'forty characters of a key for this test..'
    const sealing = await World.make({ clock, database: 'sealing', settings: { ...settings, SECRET_KEY } })
    const answer = () => {
      const input = { login: person.email, password: own.password, code: nextCode(setup) }
      return sealing.mutate<Answer>(null, 'signIn', input, 'accessToken')
    }
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
    const made = await world.mutate<Answer>(one, 'createRecoveryCodes', { password, code: nextCode(setup) }, 'secrets')
    expect((await signIn(one, { code: codes[0]! })).code).toBe('SIGN_IN')
    expect((await signIn(one, { code: made.secrets![0]! })).accessToken).toBeTypeOf('string')
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

describe('what is done to an account takes a code of who has an app', () => {
  const changes = {
    changePassword: { current: password, password: 'Another-one-77' },
    updateUser: { password, email: 'elsewhere@example.test' },
    closeAccount: { password },
  }
  test.each(Object.entries(changes))('%s', async (mutation, given) => {
    const { root } = await tree(world)
    await account(root)
    const person = await account(root)
    const { setup } = await setUp(person)
    const input = mutation === 'updateUser' ? { ...given, id: person.globalId } : given
    const act = (code?: string) => world.mutate<Answer>(person, mutation, { ...input, code }, '__typename')
    const before = await world.prisma.user.findUniqueOrThrow({ where: { id: person.id } })
    expect((await act()).fields).toMatchObject([{ path: 'code' }])
    expect((await act('000000')).fields).toMatchObject([{ path: 'code' }])
    expect(await world.prisma.user.findUniqueOrThrow({ where: { id: person.id } })).toEqual(before)
    expect((await act(nextCode(setup))).code).toBeUndefined()
    expect(await world.prisma.user.findUniqueOrThrow({ where: { id: person.id } })).not.toEqual(before)
  })

  test('closing the account of another, by an Admin', async () => {
    const { root } = await tree(world)
    const [admin, person] = [await account(root), await account(root)]
    const { setup } = await setUp(admin)
    const act = (code?: string) =>
      world.mutate<Answer>(admin, 'closeUserAccount', { userId: person.globalId, password, code }, 'closed')
    expect((await act()).fields).toMatchObject([{ path: 'code' }])
    expect((await act(nextCode(setup))).code).toBeUndefined()
  })
})

test('an account that is closed keeps neither app nor codes', async () => {
  const { root } = await tree(world)
  await account(root)
  const person = await account(root)
  const { setup } = await setUp(person)
  await world.mutate(person, 'closeAccount', { password, code: nextCode(setup) }, 'closed')
  const where = { userId: person.id }
  expect([
    await world.prisma.authenticatorApp.count({ where }),
    await world.prisma.recoveryCode.count({ where }),
  ]).toEqual([0, 0])
})
