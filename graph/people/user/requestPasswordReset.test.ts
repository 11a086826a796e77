// Who forgot their password has a link mailed: to the address that is known to be theirs, and to nobody else.
import { expect, test } from 'vitest'
import { MailServer } from '../../testing/mailServer.ts'
import { mailedLinks } from '../../testing/mailedLinks.ts'
import { withPassword } from '../../testing/password.ts'
import type { Person } from '../../testing/rows.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const clock = new TestClock()
const server = await MailServer.open()
const settings = { SMTP_URL: server.url, PUBLIC_URL: 'https://ops.example' }
const world = await World.make({ database: 'password_reset', clock, settings })
const { mailTo } = mailedLinks(world, server)
const { root } = await tree(world)
const password = 'six dry Bearings 40'
const another = 'two oiled Winches 88'

const person = () => withPassword(world, root, password)
const ask = (login: string) => world.mutate(null, 'requestPasswordReset', { login }, 'done')
const reset = (token: string) => world.mutate(null, 'resetPassword', { token, password: another }, 'done')
const signIn = (login: string, given: string) => world.mutate(null, 'signIn', { login, password: given }, 'accessToken')
const linksOf = ({ id }: Person) => world.prisma.passwordReset.count({ where: { userId: id } })
/** The answer does not wait for the mail. */
const isMade = (of: Person, count = 1) => expect.poll(() => linksOf(of)).toBe(count)
const tokenTo = async ({ email }: Person) => /login\?reset=([\w-]+)/.exec((await mailTo(email)) ?? '')?.[1]

test('by email or username; the link works once, and is told', async () => {
  const one = await person()
  await world.prisma.user.update({ where: { id: one.id }, data: { username: 'gate4' } })
  expect(await ask(' Gate4 ')).toMatchObject({ done: true })
  await isMade(one)
  const mail = (await mailTo(one.email))!
  const token = (await tokenTo(one))!
  expect(mail).toContain(`https://ops.example/login?reset=${token}`)
  expect(mail).toContain('With test from')
  const kept = [await world.prisma.mail.findMany(), await world.prisma.passwordReset.findMany()]
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(await reset(token)).toMatchObject({ done: true })
  expect((await reset(token)).code).toBe('NOT_FOUND')
  expect((await signIn(one.email, password)).code).toBe('SIGN_IN')
  expect((await signIn(one.email, another)).code).toBeUndefined()
  expect(await mailTo(one.email)).toContain('by a link that was sent to this address')
})

test('stands in the audit log once it is mailed', async () => {
  const one = await person()
  await ask(one.email)
  await isMade(one)
  const entries = await signInEntries(world, one, one)
  expect(entries.map(({ event }) => event)).toEqual(['requested a link for a new password'])
})

test('with a second factor the link is not enough', async () => {
  const one = await person()
  await world.prisma.authenticatorApp.create({
    data: { userId: one.id, secret: new Uint8Array(20), sealed: false, lastStep: 0, createdAt: clock.now() },
  })
  await ask(one.email)
  await isMade(one)
  await reset((await tokenTo(one))!)
  expect((await signIn(one.email, another)).code).toBe('SECOND_FACTOR')
})

test('what is no account, unverified or disabled is answered alike, and nothing is mailed', async () => {
  const [unverified, disabled, good] = [await person(), await person(), await person()]
  await world.unverify(unverified)
  await world.prisma.user.update({ where: { id: disabled.id }, data: { status: 'DISABLED' } })
  const answers = await Promise.all(
    [unverified.email, disabled.email, 'nobody@example.test', good.email].map((login) => ask(login)),
  )
  for (const answer of answers) expect(answer).toEqual(answers[3])
  await isMade(good)
  expect([await linksOf(unverified), await linksOf(disabled)]).toEqual([0, 0])
  expect([await mailTo(unverified.email), await mailTo(disabled.email)]).toEqual([undefined, undefined])
})

test('a mailbox is not filled: one a minute, five an hour, whoever asks', async () => {
  const one = await person()
  await Promise.all([ask(one.email), ask(one.email)])
  await isMade(one)
  for (let n = 2; n <= 5; n++) {
    clock.forward({ minutes: 2 })
    await ask(one.email)
    await isMade(one, n)
  }
  clock.forward({ minutes: 2 })
  const other = await person()
  await ask(one.email)
  await ask(other.email)
  await isMade(other)
  expect(await linksOf(one)).toBe(5)
  clock.forward({ minutes: 60 })
  await ask(one.email)
  await isMade(one, 6)
})

test('works for an hour, and no more once the address or the password is another one', async () => {
  const [late, moved] = [await person(), await person()]
  await ask(late.email)
  await ask(moved.email)
  await isMade(late)
  await isMade(moved)
  const [ofLate, ofMoved] = [(await tokenTo(late))!, (await tokenTo(moved))!]
  await world.prisma.user.update({ where: { id: moved.id }, data: { email: 'elsewhere@example.test' } })
  expect((await reset(ofMoved)).code).toBe('NOT_FOUND')
  clock.forward({ minutes: 61 })
  expect((await reset(ofLate)).code).toBe('NOT_FOUND')
})

test('where mail is not set up it is said who helps', async () => {
  const silent = await World.make({ database: 'password_reset', clock })
  const byMail = (of: World) => of.ask<{ passwordResetByMail: boolean }>(null, '{ passwordResetByMail }')
  expect([await byMail(world), await byMail(silent)]).toEqual([
    { passwordResetByMail: true },
    { passwordResetByMail: false },
  ])
  expect(await silent.mutate(null, 'requestPasswordReset', { login: 'x' }, 'done')).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Email is not set up here. Ask an Admin of your organization for a reset link.',
  })
})

test('counts tries as a sign-in does', async () => {
  const strict = await World.make({
    database: 'password_reset',
    clock,
    settings: { ...settings, SIGN_INS_PER_MINUTE: 2 },
  })
  const asked = []
  for (let n = 0; n < 3; n++)
    asked.push((await strict.mutate(null, 'requestPasswordReset', { login: `x${n}` }, 'done')).code)
  expect(asked).toEqual([undefined, undefined, 'RATE_LIMIT'])
})
