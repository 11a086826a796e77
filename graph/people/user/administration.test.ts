// Disabling somebody, and the link by which they set a new password.
import { describe, expect, test } from 'vitest'
import { readOutbox } from '../../kernel/readOutbox.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, admin } = await tree(world)

type Changed = MutationResult & { user?: { status: string; version: number } }
const disable = (person: Person, user: Person, more: object = {}) =>
  world.mutate<Changed>(person, 'disableUser', { id: user.globalId, ...more }, 'user { status version }')
const enable = (person: Person, user: Person) =>
  world.mutate<Changed>(person, 'enableUser', { id: user.globalId }, 'user { status version }')
const makeLink = (person: Person, user: Person) =>
  world.mutate<MutationResult & { url?: string }>(
    person,
    'createPasswordReset',
    { userId: user.globalId },
    'url expiresAt',
  )
const tokenOf = (url: string | undefined) => new URL(url!, 'http://x').searchParams.get('reset')!
const reset = (token: string, password = 'another decent Password', at = world) =>
  at.mutate<MutationResult & { done?: boolean }>(null, 'resetPassword', { token, password }, 'done')
const signIn = (login: string, password: string) =>
  world.mutate<MutationResult & { refreshToken?: string }>(null, 'signIn', { login, password }, 'refreshToken')
const isSignedIn = async ({ sessionId }: Person) => (await world.services.viewers.get(sessionId)) !== null
const elsewhere = /belong to other organizations too/

describe('disabling', () => {
  test('ends the sessions at once, and enabling lets them sign in anew', async () => {
    const person = await world.user(root)
    expect(await isSignedIn(person)).toBe(true)
    expect((await disable(admin, person, { version: 1 })).user).toEqual({ status: 'DISABLED', version: 2 })
    await expect.poll(() => isSignedIn(person)).toBe(false)
    expect((await disable(admin, person)).user).toEqual({ status: 'DISABLED', version: 2 })
    expect((await enable(admin, person)).user).toEqual({ status: 'ACTIVE', version: 3 })
    expect(await isSignedIn(person)).toBe(false)
  })

  test('from a version that is past is a conflict', async () => {
    const person = await world.user(root)
    expect(await disable(admin, person, { version: 5 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '5', current: '1' }],
    })
  })

  test.each<[AccessLevel]>([['STRATEGIC'], ['TACTICAL'], ['SUPERVISION'], ['TRANSACTIONAL']])(
    'is not for %s',
    async (level) => {
      const spot = await world.group(root)
      const member = await world.user(root, level, spot)
      const person = await world.user(root, 'TRANSACTIONAL', spot)
      expect((await disable(member, person)).code).toBe('FORBIDDEN')
      expect((await makeLink(member, person)).code).toBe('FORBIDDEN')
    },
  )

  test('is not for strangers, nor for oneself', async () => {
    const person = await world.user(root)
    const { admin: stranger } = await tree(world)
    for (const answer of [
      await disable(stranger, person),
      await makeLink(stranger, person),
      await disable(stranger, { ...person, globalId: 'x' }),
    ]) {
      expect(answer).toMatchObject({ code: 'NOT_FOUND', message: 'The user was not found.' })
    }
    expect((await disable(admin, admin)).code).toBe('FORBIDDEN')
  })

  test('somebody who belongs elsewhere too is refused, and it says what to do instead', async () => {
    const person = await world.user(root)
    await world.join(person, await world.organization(), 'TRANSACTIONAL')
    expect(await disable(admin, person)).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(elsewhere) })
    expect(await makeLink(admin, person)).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(elsewhere),
    })
  })

  test('is for whoever administers all of it: an Admin below does not disable one above', async () => {
    const below = await world.organization({ parent: root })
    const lower = await world.user(below, 'ADMIN')
    const both = await world.user(below)
    await world.join(both, root, 'TRANSACTIONAL')
    expect((await disable(lower, both)).message).toMatch(elsewhere)
    expect((await disable(admin, both)).user?.status).toBe('DISABLED')
  })

  test('two Admins who disable each other at once: one of them stays', async () => {
    const { one, two } = await tree(world, { people: { one: 'ADMIN', two: 'ADMIN' } })
    const answers = await Promise.allSettled([disable(one, two), disable(two, one)])
    // Whoever is too late is told so, or is signed out already.
    const refused = answers.filter((answer) => answer.status === 'rejected' || answer.value.code === 'CONFLICT')
    expect(refused).toHaveLength(1)
    const active = await world.prisma.user.count({ where: { id: { in: [one.id, two.id] }, status: 'ACTIVE' } })
    expect(active).toBe(1)
  })

  test('stands in the audit log, as does the making of a link', async () => {
    const person = await world.user(root)
    await makeLink(admin, person)
    await disable(admin, person)
    const entries = await world.prisma.auditEntry.findMany({
      where: { nounId: person.id, actorId: admin.id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ noun, action }) => [noun, action])).toEqual([
      ['PasswordReset', 'CREATE'],
      ['User', 'UPDATE'],
    ])
    expect(JSON.stringify(entries)).not.toContain('hash')
  })
})

describe('what the viewer may do with people', () => {
  test('is said of each, in as many statements for many as for one', async () => {
    const { root: own, top, here, both } = await tree(world, { people: { top: 'ADMIN', here: {}, both: {} } })
    await world.join(both, await world.organization(), 'TRANSACTIONAL')
    const source = '{ legacyUsers(limit: 10) { id can { disable { allowed reason } reset { allowed reason } } } }'
    const { legacyUsers } = await world.ask<{ legacyUsers: { id: string; can: { disable: object } }[] }>(top, source)
    const of = (person: Person) => legacyUsers.find(({ id }) => id === person.globalId)?.can.disable
    expect(of(here)).toEqual({ allowed: true, reason: null })
    expect(of(both)).toEqual({ allowed: false, reason: expect.stringMatching(elsewhere) })
    expect(of(top)).toEqual({ allowed: false, reason: 'You can’t do this to yourself; another Admin can.' })
    const few = await statementsOf(() => world.ask(top, source))
    for (let n = 0; n < 4; n++) await world.user(own)
    expect(await statementsOf(() => world.ask(top, source))).toHaveLength(few.length)
  })
})

describe('a link for a new password', () => {
  test('sets it once, ends all sessions and all other links', async () => {
    const person = await world.user(root)
    const [one, other] = [await makeLink(admin, person), await makeLink(admin, person)]
    expect(one.url).toMatch(/^\/login\?reset=[\w-]{43}$/)
    expect(await isSignedIn(person)).toBe(true)
    expect((await reset(tokenOf(one.url))).done).toBe(true)
    await expect.poll(() => isSignedIn(person)).toBe(false)
    expect((await signIn(person.email, 'another decent Password')).refreshToken).toBeTruthy()
    const unknown = await reset('unknown')
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: 'A link that can still be used was not found.' })
    for (const { url } of [one, other]) expect(await reset(tokenOf(url), 'a third Password here')).toEqual(unknown)
    expect((await signIn(person.email, 'a third Password here')).code).toBe('SIGN_IN')
  })

  test('used twice at once sets one of the two', async () => {
    const person = await world.user(root)
    const token = tokenOf((await makeLink(admin, person)).url)
    const answers = await Promise.all([reset(token, 'the first Password 1'), reset(token, 'the second Password 2')])
    expect(answers.filter(({ done }) => done)).toHaveLength(1)
  })

  test('is for people below one’s own level alone', async () => {
    const own = await world.organization()
    const [top, other, below] = [
      await world.user(own, 'ADMIN'),
      await world.user(own, 'ADMIN'),
      await world.user(own, 'STRATEGIC'),
    ]
    const reason = 'A link for a new password is for people below your own access level.'
    expect(await makeLink(top, other)).toMatchObject({ code: 'FORBIDDEN', message: reason })
    expect((await makeLink(top, below)).url).toBeTruthy()
    const { node } = await world.ask<{ node: object }>(
      top,
      'query ($id: ID!) { node(id: $id) { ... on User { can { reset { allowed reason } disable { allowed } } } } }',
      { id: other.globalId },
    )
    expect(node).toEqual({ can: { reset: { allowed: false, reason }, disable: { allowed: true } } })
  })

  type Change = (maker: Person, person: Person, at: Organization) => Promise<unknown>
  const changes: [string, Change][] = [
    [
      'its maker lost the right',
      (maker) =>
        world.prisma.membership.updateMany({ where: { userId: maker.id }, data: { accessLevel: 'STRATEGIC' } }),
    ],
    [
      'its maker belongs there no more',
      (maker) =>
        world.prisma.membership.updateMany({ where: { userId: maker.id }, data: { endsAt: world.clock.now() } }),
    ],
    [
      'its maker was disabled, and enabled again',
      async (maker, _person, at) => {
        const top = await world.user(at, 'ADMIN')
        await disable(top, maker)
        await enable(top, maker)
      },
    ],
    ['its maker signed out everywhere', (maker) => world.mutate(maker, 'endOtherSessions', {}, '__typename')],
    [
      'the person has another email',
      (_maker, person) =>
        world.prisma.user.update({ where: { id: person.id }, data: { email: `moved.${person.email}` } }),
    ],
    [
      'the person has another password',
      (_maker, person) => world.prisma.user.update({ where: { id: person.id }, data: { passwordHash: 'another' } }),
    ],
    [
      'the person has another level',
      (_maker, person) =>
        world.prisma.membership.updateMany({ where: { userId: person.id }, data: { accessLevel: 'TACTICAL' } }),
    ],
    [
      'the person belongs elsewhere too',
      async (_maker, person) => world.join(person, await world.organization(), 'ADMIN'),
    ],
    [
      'the person is above its maker now',
      (_maker, person) =>
        world.prisma.membership.updateMany({ where: { userId: person.id }, data: { accessLevel: 'ADMIN' } }),
    ],
  ]

  test.each(changes)('is dead once %s', async (_what, change) => {
    const { root: own, maker, person } = await tree(world, { people: { maker: 'ADMIN', person: {} } })
    const token = tokenOf((await makeLink(maker, person)).url)
    await change(maker, person, own)
    expect(await reset(token)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'A link that can still be used was not found.',
    })
  })

  test('once used is told to both, in the inbox and by mail, and to nobody else', async () => {
    const mailing = await World.make({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const own = await world.organization()
    const [maker, person, other] = [
      await world.user(own, 'ADMIN'),
      await world.user(own),
      await world.user(own, 'ADMIN'),
    ]
    expect((await reset(tokenOf((await makeLink(maker, person)).url), 'four wet tyres Slide', mailing)).done).toBe(true)
    await readOutbox(mailing.services)
    const told = async ({ id }: Person) =>
      (await world.prisma.notification.findMany({ where: { userId: id, kind: 'PASSWORD_RESET' } })).map(
        ({ actorId, facts }) => [actorId, facts],
      )
    expect([await told(person), await told(maker), await told(other)]).toEqual([
      [[maker.id, { how: 'USED' }]],
      [[person.id, { how: 'MADE' }]],
      [],
    ])
    const mails = await world.prisma.mail.findMany({
      where: { to: { hasSome: [maker.email, person.email, other.email] } },
      orderBy: { id: 'asc' },
    })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [[person.email], 'Your password was reset'],
      [[maker.email], `${person.name} has a new password`],
    ])
  })

  test('is over after 24 hours, and where the account was disabled', async () => {
    const [late, gone] = [await world.user(root), await world.user(root)]
    const links = [await makeLink(admin, late), await makeLink(admin, gone)]
    await disable(admin, gone)
    expect((await makeLink(admin, gone)).message).toBe('They are disabled. Enable them first.')
    expect((await reset(tokenOf(links[1]!.url))).code).toBe('NOT_FOUND')
    await world.prisma.passwordReset.updateMany({ where: { userId: late.id }, data: { expiresAt: world.clock.now() } })
    expect((await reset(tokenOf(links[0]!.url))).code).toBe('NOT_FOUND')
  })

  test('with a password that is no good stays good', async () => {
    const person = await world.user(root)
    const token = tokenOf((await makeLink(admin, person)).url)
    expect((await reset(token, 'short')).fields?.map(({ path }) => path)).toEqual(['password'])
    expect((await reset(token)).done).toBe(true)
  })

  test('can not be guessed at for long, and is kept as a hash', async () => {
    const strict = await World.make({ settings: { SIGN_INS_PER_MINUTE: 2 } })
    const codes = []
    for (let n = 0; n < 3; n++) codes.push((await reset(`guess ${n}`, 'a decent Password 1', strict)).code)
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'RATE_LIMIT'])
    const person = await world.user(root)
    const { url } = await world.mutate<MutationResult & { url: string }>(
      admin,
      'createPasswordReset',
      { userId: person.globalId, idempotencyKey: 'reset' },
      'url',
    )
    expect(JSON.stringify(await world.prisma.idempotencyKey.findMany())).not.toContain(tokenOf(url))
  })
})
