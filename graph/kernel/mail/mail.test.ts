// Mail that leaves: against a real SMTP server on loopback that takes it, refuses it, is down and comes back.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { MailServer } from '../../testing/mailServer.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'
import { mostTries } from './outcome.ts'
import { queueMail } from './queueMail.ts'
import { sendMails } from './sendMails.ts'

// A database of its own: what is due is due for every process.
const database = 'mails'
const clock = new TestClock()
let world: World

beforeAll(async () => {
  world = await World.make({ database, clock })
})

/** A process that sends by a server. */
const sender = (SMTP_URL: string) =>
  World.make({ database, clock, settings: { SMTP_URL, MAIL_FROM: 'Opsgraph <ops@demo.test>' } })
const queue = (to: string[] = ['ada@demo.test'], more: object = {}) =>
  world.prisma.$transaction((tx) =>
    queueMail(tx, { to, subject: 'Gate closed', text: 'Door 4 instead.\nThanks', ...more }, clock.now()),
  )
const mailOf = (id: string) => world.prisma.mail.findUniqueOrThrow({ where: { id } })

describe('a mail', () => {
  test('is delivered as it was written, under its own Message-ID, and once', async () => {
    const server = await MailServer.open()
    const { services } = await sender(server.url)
    const id = await queue(['ada@demo.test', 'bo@demo.test'], {
      replyTo: 'cleo@demo.test',
      subject: 'Gate closed — Überland',
    })
    expect(await sendMails(services)).toBe(1)
    expect(await sendMails(services)).toBe(0)
    const { messageId, ...mail } = await mailOf(id)
    expect(mail).toMatchObject({ state: 'SENT', attempts: 1, error: '', sentAt: clock.now() })
    expect(server.received).toHaveLength(1)
    const [{ to, source }] = server.received as [MailServer['received'][number]]
    expect(to).toEqual(['ada@demo.test', 'bo@demo.test'])
    expect(source).toContain(`Message-ID: <${messageId}>`)
    expect(source).toContain('From: Opsgraph <ops@demo.test>')
    expect(source).toContain('Reply-To: cleo@demo.test')
    expect(source).toContain('Door 4 instead.\r\nThanks')
  })

  test('takes an iCalendar along, which says what it asks', async () => {
    const server = await MailServer.open()
    const { services } = await sender(server.url)
    await queue(undefined, { calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR' })
    expect(await sendMails(services)).toBe(1)
    expect(server.received[0]!.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  })

  test('of two processes is sent by one', async () => {
    const server = await MailServer.open()
    const [one, other] = await Promise.all([sender(server.url), sender(server.url)])
    for (let i = 0; i < 40; i++) await queue([`${i}@demo.test`])
    const counts = await Promise.all([sendMails(one.services), sendMails(other.services)])
    expect(counts[0] + counts[1]).toBe(40)
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(40)
    expect(server.received).toHaveLength(40)
  })

  test('that is refused for good has failed at once, and its sender is to be told', async () => {
    const server = await MailServer.open({ refuse: () => ({ code: 550, text: 'No such mailbox here' }) })
    const { services } = await sender(server.url)
    const { id: senderId } = await world.user()
    const id = await queue(undefined, { senderId })
    expect(await sendMails(services)).toBe(0)
    expect(await mailOf(id)).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      error: expect.stringContaining('No such mailbox here') as string,
    })
    expect(await world.prisma.outboxEntry.count({ where: { kind: 'MAIL_FAILED', ofId: id } })).toBe(1)
  })

  test('that is refused for some reaches the others, says so, and is not sent to them again', async () => {
    const server = await MailServer.open({
      refuse: (address) => (address.startsWith('bo') ? { code: 550, text: 'Gone' } : undefined),
    })
    const { services } = await sender(server.url)
    const id = await queue(['ada@demo.test', 'bo@demo.test'])
    expect(await sendMails(services)).toBe(1)
    expect(await mailOf(id)).toMatchObject({
      state: 'SENT',
      error: 'Not to bo@demo.test: The mail server said: 550 Gone',
    })
  })

  test('that is refused for now is tried again, later each time, and has failed after the last try', async () => {
    const server = await MailServer.open({ refuse: () => ({ code: 451, text: 'Greylisted' }) })
    const { services } = await sender(server.url)
    const id = await queue()
    const waits: number[] = []
    for (let tries = 1; tries < mostTries; tries++) {
      await sendMails(services)
      const { state, attempts, nextAt } = await mailOf(id)
      expect([state, attempts]).toEqual(['QUEUED', tries])
      const wait = (nextAt.getTime() - clock.now().getTime()) / 60_000
      clock.forward({ minutes: wait - 0.5 })
      await sendMails(services)
      expect((await mailOf(id)).attempts).toBe(tries)
      clock.forward({ minutes: 0.5 })
      waits.push(wait)
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 480, 960])
    await sendMails(services)
    expect(await mailOf(id)).toMatchObject({
      state: 'FAILED',
      attempts: 8,
      error: 'The mail server said: 451 Greylisted',
    })
  })

  test('waits while the server is down, and leaves when it is back', async () => {
    const gone = await MailServer.open()
    await gone.close()
    const { services } = await sender(gone.url)
    const id = await queue()
    expect(await sendMails(services)).toBe(0)
    expect(await mailOf(id)).toMatchObject({
      state: 'QUEUED',
      attempts: 1,
      error: 'The mail server could not be reached.',
    })
    const back = await MailServer.open({ port: gone.port })
    clock.forward({ minutes: 1 })
    expect(await sendMails(services)).toBe(1)
    expect(await mailOf(id)).toMatchObject({ state: 'SENT', attempts: 2, error: '' })
    expect(back.received).toHaveLength(1)
  })

  test('that a killed process had in hand is sent by another, and not for ever', async () => {
    const server = await MailServer.open()
    const { services } = await sender(server.url)
    const later = new Date(clock.now().getTime() + 10 * 60_000)
    const [taken, tooOften] = [await queue(), await queue()]
    await world.prisma.mail.update({ where: { id: taken }, data: { attempts: 1, nextAt: later } })
    await world.prisma.mail.update({ where: { id: tooOften }, data: { attempts: mostTries, nextAt: later } })
    expect(await sendMails(services)).toBe(0)
    clock.forward({ minutes: 10 })
    expect(await sendMails(services)).toBe(1)
    expect((await mailOf(taken)).state).toBe('SENT')
    expect(await mailOf(tooOften)).toMatchObject({ state: 'FAILED', error: 'It was tried too often.' })
  })

  test('goes over STARTTLS and signs in where the address says so', async () => {
    const server = await MailServer.open({
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret:1' ? done(null, { user: username }) : done(new Error('Wrong')),
    })
    const { services } = await sender(
      `smtp://ops:secret%3A1@127.0.0.1:${server.port}/?requireTLS=true&tls.rejectUnauthorized=false`,
    )
    await queue()
    expect(await sendMails(services)).toBe(1)
    expect(server.received[0]).toMatchObject({ secure: true, user: 'ops' })
    const { services: wrong } = await sender(`smtp://ops:other@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`)
    const id = await queue()
    await sendMails(wrong)
    expect(await mailOf(id)).toMatchObject({
      state: 'QUEUED',
      error: 'The mail server refused to let Opsgraph sign in.',
    })
    const { services: careful } = await sender(`smtp://ops:secret%3A1@127.0.0.1:${server.port}/`)
    clock.forward({ minutes: 1 })
    await sendMails(careful)
    expect(await mailOf(id)).toMatchObject({
      state: 'QUEUED',
      attempts: 2,
      error: expect.stringContaining('mail server') as string,
    })
    expect(server.received).toHaveLength(1)
    await world.prisma.mail.update({ where: { id }, data: { state: 'FAILED' } })
  })

  test('with an iCalendar is an invitation to programs', async () => {
    const server = await MailServer.open()
    const { services } = await sender(server.url)
    await queue(undefined, { calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR' })
    await sendMails(services)
    expect(server.received[0]!.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i)
  })

  test('carries no header that somebody wrote into a subject', async () => {
    const server = await MailServer.open()
    const { services } = await sender(server.url)
    await queue(undefined, { subject: `Gate\r\nBcc: ${randomUUID()}@demo.test` })
    await sendMails(services)
    expect(server.received[0]!.to).toEqual(['ada@demo.test'])
    expect(server.received[0]!.source).not.toMatch(/^Bcc:/m)
  })
})

describe('where no server is set', () => {
  test('a mail stays, and the product says that mail is not set up', async () => {
    const id = await queue()
    expect(await sendMails(world.services)).toBe(0)
    expect(await mailOf(id)).toMatchObject({ state: 'QUEUED', attempts: 0 })
    const person = await world.user()
    expect(await world.ask(person, '{ mailIsSetUp }')).toEqual({ mailIsSetUp: false })
    expect(await (await sender('smtp://127.0.0.1:9')).ask(person, '{ mailIsSetUp }')).toEqual({ mailIsSetUp: true })
  })
})
