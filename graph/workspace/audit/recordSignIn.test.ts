// Sign-ins, sign-outs, failures and the use of tokens: in the audit log of where their person belongs, and in the
// process's log.
import { describe, expect, test, vi } from 'vitest'
import { uuidOf } from '../../kernel/node.ts'
import { hashPassword } from '../../kernel/auth/password.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { statementsAbout, statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'

const password = 'four wet tyres Slide'
const wrong = 'another heavy Crane 7'

const world = await World.make()
const base = await world.serve()
const passwordHash = await hashPassword(password)
const { root, admin } = await tree(world)

async function account(at: Organization | undefined = root) {
  const person = await world.user(at)
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash } })
  return person
}

const signIn = (login: string, given = password) =>
  world.mutate<MutationResult & { accessToken?: string; refreshToken?: string }>(
    null,
    'signIn',
    { login, password: given },
    'accessToken refreshToken',
  )

const rowsOf = ({ id }: Person) =>
  world.prisma.auditEntry.findMany({
    where: { noun: 'SignIn', OR: [{ nounId: id }, { actorId: id }] },
    orderBy: { id: 'asc' },
  })
const useToken = (secret: string, at = base) =>
  fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'user-agent': 'curl/8.5' },
    body: '{"query":"{ viewer { user { id } } }"}',
  })

/** The lines that the process logs meanwhile. */
async function linesOf(work: () => Promise<unknown>) {
  const { log } = world.services
  const lines: unknown[][] = []
  const spies = (['info', 'warn'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push([level, ...line])),
  )
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()))
  return lines.filter(([, , message]) => message !== 'Answered.')
}

describe('in the audit log stands', () => {
  test('who signed in, by which program and from where, and no refresh', async () => {
    const person = await account()
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0',
      },
      body: JSON.stringify({ email: person.email, password }),
    })
    const { refresh_token: refreshToken } = (await response.json()) as { refresh_token: string }
    expect((await world.mutate(null, 'refreshSession', { refreshToken, rotate: true }, 'accessToken')).__typename).toBe(
      'RefreshSessionSuccess',
    )
    expect(await signInEntries(world, admin, person)).toEqual([
      {
        nounName: 'sign-in',
        event: 'signed in',
        about: '',
        action: 'CREATE',
        actor: { name: person.name },
        organization: { id: root.globalId },
        changes: [
          { field: 'Device', after: 'Chrome on Windows' },
          { field: 'From', after: 'This computer' },
        ],
        after: expect.objectContaining({ event: 'SIGNED_IN' }) as object,
      },
    ])
  })

  test('who failed to, of an account that is there or disabled; nobody did it', async () => {
    const person = await account()
    await signIn(person.email, wrong)
    await expect.poll(() => rowsOf(person)).toHaveLength(1)
    await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
    await signIn(person.email)
    await expect.poll(() => rowsOf(person)).toHaveLength(2)
    expect(await signInEntries(world, admin, person)).toMatchObject(
      [1, 2].map(() => ({ event: 'failed to sign in', about: person.name, actor: null })),
    )
  })

  test.each([
    ['signed out everywhere', 'endOtherSessions', {}],
    ['changed the password, which does the same', 'changePassword', { current: password, password: wrong }],
  ])('who %s', async (_what, name, input) => {
    const person = await account()
    await world.mutate(person, name, input, '__typename')
    expect((await signInEntries(world, admin, person)).map(({ event, actor }) => [event, actor?.name])).toEqual([
      ['signed out everywhere else', person.name],
    ])
  })

  test('the use of a token, once an hour from each address, whichever process hears it', async () => {
    const person = await account()
    const { token, secret } = await accessTokenOf(world, person)
    const tokenId = uuidOf('AccessToken', token.id)
    const events = async () =>
      (
        await world.prisma.auditEntry.findMany({ where: { noun: 'SignIn', nounId: tokenId }, orderBy: { id: 'asc' } })
      ).map(({ after }) => (after as { from_address: string }).from_address)
    expect((await useToken(secret)).status).toBe(200)
    await useToken(secret)
    expect(await events()).toHaveLength(1)
    const [here] = await signInEntries(world, admin, person)
    expect(here).toMatchObject({
      event: 'used an access token',
      about: 'A program',
      actor: { name: person.name },
      changes: [
        { field: 'Device', after: 'curl' },
        { field: 'From', after: 'This computer' },
      ],
    })
    // What another process recorded a moment ago is not recorded again.
    const by = (address: string) => ({
      services: world.services,
      client: { requestId: 'r', address, userAgent: 'curl/8.5' },
      now: world.clock.now(),
    })
    const [from] = await events()
    for (const address of [from!, '203.0.113.9', '203.0.113.9'])
      await recordSignIn(world.prisma, by(address), { event: 'TOKEN_USED', userId: person.id, tokenId })
    expect(await events()).toEqual([from, '203.0.113.9'])
    world.clock.forward({ minutes: 59 })
    await useToken(secret)
    expect(await events()).toHaveLength(2)
    world.clock.forward({ minutes: 1 })
    await useToken(secret)
    expect(await events()).toEqual([from, '203.0.113.9', from])
  })

  test('one line for each organization where the person belongs now; others read none of it', async () => {
    const other = await world.organization()
    const past = await world.organization()
    const [ofOther, ofPast, stranger] = [
      await world.user(other, 'ADMIN'),
      await world.user(past, 'ADMIN'),
      await world.user(await world.organization(), 'ADMIN'),
    ]
    const person = await account()
    await world.join(person, root, 'SUPERVISION')
    await world.join(person, other, 'TRANSACTIONAL')
    const { id } = await world.join(person, past, 'TRANSACTIONAL')
    await world.prisma.membership.update({ where: { id }, data: { endsAt: world.clock.now() } })
    await signIn(person.email)
    const seen = await Promise.all(
      [admin, ofOther, ofPast, stranger].map((reader) => signInEntries(world, reader, person)),
    )
    expect(seen.map((entries) => entries.map(({ organization }) => organization?.id))).toEqual([
      [root.globalId],
      [other.globalId],
      [],
      [],
    ])
  })

  test('nothing of an account that is not there, or belongs nowhere', async () => {
    const before = await world.prisma.auditEntry.count()
    const nobody = await world.user()
    await world.prisma.user.update({ where: { id: nobody.id }, data: { passwordHash } })
    const sent = await statementsOf(async () => {
      await signIn('nobody-here@test.test', wrong)
      await signIn(nobody.email)
    })
    expect(sent.filter((text) => text.includes('into audit_entry'))).toHaveLength(2)
    expect(await world.prisma.auditEntry.count()).toBe(before)
  })
})

test('takes one statement more to sign in, however many places', async () => {
  const person = await account()
  for (const at of [await world.organization(), await world.organization()])
    await world.join(person, at, 'TRANSACTIONAL')
  const sent = await statementsAbout('', () => signIn(person.email))
  expect(sent.filter((text) => text.includes('into audit_entry'))).toHaveLength(1)
  expect(await rowsOf(person)).toHaveLength(3)
  // The account, a provider that it has to sign in by, its second factor, how long its session may last, a transaction
  // of session, audit and refresh token, and who that is now.
  expect(sent).toHaveLength(10)
})

test('the process logs a line of each, and no secret', async () => {
  const person = await account()
  const { secret, token } = await accessTokenOf(world, person)
  const lines = await linesOf(async () => {
    await signIn(person.email)
    await signIn(person.email, wrong)
    await signIn('nobody-here@test.test', wrong)
    await world.mutate(person, 'endOtherSessions', { keepsTokens: true }, '__typename')
    await world.mutate(person, 'changePassword', { current: wrong, password: 'nine dry ropes Hang' }, '__typename')
    await useToken(secret)
    await useToken(secret)
    await world.mutate(person, 'signOut', {}, '__typename')
  })
  const of = { userId: person.id }
  expect(lines).toMatchObject([
    ['info', { event: 'SIGNED_IN', ...of }, 'Signed in.'],
    ['warn', { event: 'SIGN_IN_FAILED', ...of }, 'A sign-in failed.'],
    ['warn', { event: 'SIGN_IN_FAILED', userId: undefined }, 'A sign-in failed.'],
    ['info', { event: 'SIGNED_OUT', ...of }, 'Signed out everywhere else.'],
    ['warn', { event: 'PASSWORD_FAILED', ...of }, 'A password that was asked for again was wrong.'],
    ['info', { event: 'TOKEN_USED', ...of, tokenId: uuidOf('AccessToken', token.id) }, 'An access token was used.'],
    ['info', { event: 'SESSION_ENDED', ...of }, 'Signed out of a session.'],
  ])
  const all = JSON.stringify([lines, await rowsOf(person)])
  for (const secretText of [password, wrong, 'dry ropes', secret, person.email, 'nobody-here', 'argon2'])
    expect(all).not.toContain(secretText)
})
