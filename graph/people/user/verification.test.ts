// Whose address it is: a link that is mailed there says so, or who administers the person wholly.
import { describe, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import { mailedLinks } from '../../testing/mailedLinks.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { givePassword } from '../../testing/password.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const clock = new TestClock()
const server = await MailServer.open()
const settings = { SMTP_URL: server.url, PUBLIC_URL: 'https://ops.example' }
const world = await World.make({ database: 'verification', clock, settings })
const silent = await World.make({ database: 'verification', clock })
const { mailTo, tokenTo, verify, isVerified, unverified } = mailedLinks(world, server)

const ask = (person: Person) => world.mutate(person, 'sendEmailVerification', {}, 'sentTo')

const noGood = { code: 'NOT_FOUND', message: 'A link that can still be used was not found.' }

describe('a link that verifies an address', () => {
  test('is mailed to it, works once, and is kept as a hash', async () => {
    const person = await unverified()
    expect(await ask(person)).toMatchObject({ sentTo: person.email })
    const token = (await tokenTo(person.email))!
    expect(await mailTo(person.email)).toContain(`https://ops.example/login?verify=${token}`)
    const kept = JSON.stringify([await world.prisma.mail.findMany(), await world.prisma.emailVerification.findMany()])
    expect(kept).not.toContain(token)
    expect(await verify(person, token)).toMatchObject({ user: { isEmailVerified: true }, organization: null })
    expect(await verify(person, token)).toMatchObject(noGood)
    expect(await ask(person)).toMatchObject({ code: 'CONFLICT', message: 'Your address is verified already.' })
  })

  test('of two at once works for one', async () => {
    const person = await unverified()
    await ask(person)
    const token = (await tokenTo(person.email))!
    const answers = await Promise.all([verify(person, token), verify(person, token)])
    expect(answers.filter(({ code }) => !code)).toHaveLength(1)
  })

  test('is good for nothing when it is old, unknown, somebody else’s, or of an address that was left', async () => {
    const [late, person, moved] = [await unverified(), await unverified(), await unverified()]
    await ask(late)
    const old = (await tokenTo(late.email))!
    await ask(person)
    const others = (await tokenTo(person.email))!
    expect(await verify(late, others)).toMatchObject(noGood)
    expect(await verify(person, 'x'.repeat(43))).toMatchObject(noGood)
    clock.forward({ hours: 73 })
    expect(await verify(late, old)).toMatchObject(noGood)
    await ask(moved)
    const left = (await tokenTo(moved.email))!
    await world.prisma.user.update({ where: { id: moved.id }, data: { email: `moved.${moved.email}` } })
    expect(await verify(moved, left)).toMatchObject(noGood)
    for (const one of [late, person, moved]) expect(await isVerified(one)).toBe(false)
  })

  test('ends the others when it is used', async () => {
    const person = await unverified()
    await ask(person)
    const first = (await tokenTo(person.email))!
    clock.forward({ minutes: 2 })
    await ask(person)
    const second = (await tokenTo(person.email))!
    expect(second).not.toBe(first)
    expect((await verify(person, second)).code).toBeUndefined()
    await world.unverify(person)
    expect(await verify(person, first)).toMatchObject(noGood)
  })

  test('is mailed once a minute and five times an hour', async () => {
    const person = await unverified()
    for (let n = 0; n < 3; n++) await ask(person)
    const count = () => world.prisma.emailVerification.count({ where: { userId: person.id } })
    expect(await count()).toBe(1)
    for (let n = 0; n < 4; n++) {
      clock.forward({ minutes: 2 })
      expect((await ask(person)).code).toBeUndefined()
    }
    clock.forward({ minutes: 2 })
    expect(await ask(person)).toMatchObject({
      code: 'RATE_LIMIT',
      message: expect.stringMatching(/^5 links were sent/),
    })
    expect(await count()).toBe(5)
    clock.forward({ hours: 1 })
    expect((await ask(person)).code).toBeUndefined()
  })

  test('can not be guessed at for long', async () => {
    const strict = await World.make({ database: 'verification', clock, settings: { SIGN_INS_PER_MINUTE: 2 } })
    const person = await unverified()
    const codes = []
    for (let n = 0; n < 3; n++)
      codes.push((await strict.mutate(person, 'verifyEmail', { token: `x${n}` }, '__typename')).code)
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'RATE_LIMIT'])
  })

  test('is mailed when somebody signs up', async () => {
    const email = 'ada.new@test.test'
    const { user } = await world.mutate<{ user: { id: string; isEmailVerified: boolean } }>(
      null,
      'signUp',
      { email, name: 'Ada New', password: 'Quarry-lantern-88' },
      'user { id }',
    )
    expect(user.id).toBeDefined()
    expect(await tokenTo(email)).toMatch(/^[\w-]{43}$/)
  })
})

describe('another address', () => {
  const change = (person: Person, email: string) =>
    world.mutate<MutationResult & { user: { isEmailVerified: boolean } }>(
      person,
      'updateUser',
      { id: person.globalId, email, password: 'Quarry-lantern-88' },
      'user { isEmailVerified }',
    )

  test('is not verified until its own link is opened; the old one is told, and its links end', async () => {
    const person = await unverified()
    await givePassword(world, person, 'Quarry-lantern-88')
    await ask(person)
    const old = (await tokenTo(person.email))!
    await verify(person, old)
    clock.forward({ minutes: 2 })
    await world.unverify(person)
    await ask(person)
    const open = (await tokenTo(person.email))!
    const email = `next.${person.email}`
    expect(await change(person, email)).toMatchObject({ user: { isEmailVerified: false } })
    const token = (await tokenTo(email))!
    expect(await mailTo(person.email)).toContain('no longer with this address')
    await world.prisma.user.update({ where: { id: person.id }, data: { email: person.email } })
    expect(await verify(person, open)).toMatchObject(noGood)
    await world.prisma.user.update({ where: { id: person.id }, data: { email } })
    expect((await verify(person, token)).code).toBeUndefined()
    expect(await isVerified(person)).toBe(true)
  })

  test('is none where a person says the same again', async () => {
    const person = await world.user()
    await givePassword(world, person, 'Quarry-lantern-88')
    expect(await change(person, person.email.toUpperCase())).toMatchObject({ user: { isEmailVerified: true } })
  })
})

describe('mail to people outside', () => {
  const mail = async (person: Person, at: Organization, to: string) => {
    const { globalId: actionId } = await world.action(at, person)
    const letter = { actionId, addresses: [to], subject: 'Gate closed', text: 'Door 4.' }
    return world.mutate(person, 'sendRecordMail', letter, '__typename')
  }

  test('takes a verified address; to one’s own people it goes from any', async () => {
    const { root, admin } = await tree(world)
    const colleague = await world.user(root)
    await world.unverify(admin)
    expect((await mail(admin, root, colleague.email)).code).toBeUndefined()
    expect(await mail(admin, root, 'carrier@else.test')).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^Verify your email address to mail people outside/),
    })
    await ask(admin)
    await verify(admin, (await tokenTo(admin.email))!)
    expect((await mail(admin, root, 'carrier@else.test')).code).toBeUndefined()
  })
})

describe('where nothing is mailed', () => {
  const vouch = (as: Person, person: Person, email = person.email, at = silent) =>
    at.mutate<MutationResult & { user?: object }>(
      as,
      'verifyUserEmail',
      { userId: person.globalId, email },
      'user { isEmailVerified can { verifyEmail { allowed reason } } }',
    )

  test('an Admin who administers a person wholly says that their address is verified', async () => {
    const { root, admin } = await tree(world)
    const person = await unverified(root)
    expect(await vouch(admin, person)).toMatchObject({
      user: {
        isEmailVerified: true,
        can: { verifyEmail: { allowed: false, reason: 'The address is verified already.' } },
      },
    })
    const entry = await world.prisma.auditEntry.findFirst({ where: { nounId: person.id, actorId: admin.id } })
    expect(entry?.after).toMatchObject({ email_verified_at: expect.any(String) })
    expect(await silent.mutate(person, 'sendEmailVerification', {}, '__typename')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Email is not set up here. Ask your Admin to verify your address.',
    })
  })

  test('nobody else does: not who is below, nor for oneself, nor for who belongs elsewhere too, nor a stranger', async () => {
    const { root, admin, people } = await tree(world, { levels: {} })
    const person = await unverified(root)
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect((await vouch(people[level], person)).code).toBe('FORBIDDEN')
    await world.unverify(admin)
    expect((await vouch(admin, admin)).code).toBe('FORBIDDEN')
    const { root: other, admin: stranger } = await tree(world)
    expect((await vouch(stranger, person)).code).toBe('NOT_FOUND')
    await world.join(person, other, 'TRANSACTIONAL')
    expect((await vouch(admin, person)).code).toBe('FORBIDDEN')
    expect(await isVerified(person)).toBe(false)
  })

  test('an address that was changed since it was seen is a conflict', async () => {
    const { root, admin } = await tree(world)
    const person = await unverified(root)
    await world.prisma.user.update({ where: { id: person.id }, data: { email: `new.${person.email}` } })
    expect(await vouch(admin, person)).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect((await vouch(admin, person, 'nobody')).fields?.[0]?.path).toBe('email')
    expect(await isVerified(person)).toBe(false)
  })

  test('and where mail is set up, people do it themselves', async () => {
    const { root, admin } = await tree(world)
    const person = await unverified(root)
    expect(await vouch(admin, person, person.email, world)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'They verify it themselves, by a link from My profile.',
    })
  })
})

describe('the people’s list', () => {
  test('shows who is verified, and is narrowed by it, searched or not', async () => {
    const { root, admin, first, second } = await tree(world, {
      people: { admin: 'ADMIN', first: { name: 'Zora One' }, second: { name: 'Zora Two' } },
    })
    await world.unverify(second)
    const source = `query ($id: ID!, $is: Boolean, $search: String) { organization(id: $id) {
      members(filter: { isEmailVerified: $is }, search: $search, includeBelow: true) {
        totalCount nodes { user { id isEmailVerified } } } } }`
    type Found = { organization: { members: { totalCount: number; nodes: { user: object }[] } } }
    const found = async (is: boolean | null, search?: string) =>
      (await world.ask<Found>(admin, source, { id: root.globalId, is, search })).organization.members
    const of = (person: Person, isEmailVerified: boolean) => ({ user: { id: person.globalId, isEmailVerified } })
    expect(await found(false)).toEqual({ totalCount: 1, nodes: [of(second, false)] })
    expect(await found(true, 'Zora')).toEqual({ totalCount: 1, nodes: [of(first, true)] })
    expect((await found(null)).totalCount).toBe(3)
  })
})
