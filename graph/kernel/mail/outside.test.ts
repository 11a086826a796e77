// How much mail leaves to addresses outside of a tree: by person, by tree, and none from a new one.
import { beforeAll, describe, expect, test } from 'vitest'
import { MailServer } from '../../testing/mailServer.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { sendMails } from './sendMails.ts'

const database = 'mails_outside'
const clock = new TestClock()
let world: World
let server: MailServer

beforeAll(async () => {
  server = await MailServer.open()
  world = await World.make({
    database,
    clock,
    settings: { SMTP_URL: server.url, MAIL_FROM: 'Opsgraph <ops@demo.test>', MAILS_PER_PERSON: 3, MAILS_PER_ROOT: 5 },
  })
})

let n = 0
const strangers = (count: number) => Array.from({ length: count }, () => `stranger${n++}@else.test`)

const mail = async (person: Person, at: Organization, addresses: string[], by = world) => {
  const { globalId: actionId } = await world.action(at, person)
  return by.mutate(
    person,
    'sendRecordMail',
    { actionId, addresses, subject: 'Gate closed', text: 'Door 4.' },
    '__typename',
  )
}
const refused = (used: number, what = 'that you mail', most = 3, setting = 'MAILS_PER_PERSON') => ({
  code: 'LIMIT_REACHED',
  message: `Outside addresses ${what} in 24 hours: ${used} of ${most} are used. Send to fewer, or wait, or ask who runs this Opsgraph to raise ${setting}.`,
})

describe('outside addresses', () => {
  test('are few for a person a day, and none of a mail that is too much for it', async () => {
    const { root, admin } = await tree(world)
    expect((await mail(admin, root, strangers(2))).code).toBeUndefined()
    expect(await mail(admin, root, strangers(2))).toMatchObject(refused(2))
    expect((await mail(admin, root, strangers(1))).code).toBeUndefined()
    expect(await mail(admin, root, strangers(1))).toMatchObject(refused(3))
    expect(await world.prisma.mail.count({ where: { senderId: admin.id } })).toBe(2)
    clock.forward({ hours: 24, seconds: 1 })
    expect((await mail(admin, root, strangers(3))).code).toBeUndefined()
  })

  test('are few for a tree, whoever mails them; of another tree is none counted', async () => {
    const { root, admin } = await tree(world)
    const other = await world.user(root, 'ADMIN')
    expect((await mail(admin, root, strangers(3))).code).toBeUndefined()
    expect(await mail(other, root, strangers(3))).toMatchObject(
      refused(3, 'that this root organization mails', 5, 'MAILS_PER_ROOT'),
    )
    expect((await mail(other, root, strangers(2))).code).toBeUndefined()
    const foreign = await tree(world)
    expect((await mail(foreign.admin, foreign.root, strangers(3))).code).toBeUndefined()
  })

  test('are counted for all processes, of mails at once, too', async () => {
    const { root, admin } = await tree(world)
    const other = await World.make({
      database,
      clock,
      settings: { SMTP_URL: server.url, MAILS_PER_PERSON: 3, MAILS_PER_ROOT: 5 },
    })
    const answers = await Promise.all(
      [world, other, world, other, world].map((by) => mail(admin, root, strangers(1), by)),
    )
    expect(answers.filter(({ code }) => !code)).toHaveLength(3)
  })

  test('are as many as the installation mails, of which nobody is told how many others have mailed', async () => {
    const { root, admin } = await tree(world)
    expect((await mail(admin, root, strangers(1))).code).toBeUndefined()
    const [{ used }] = await world.prisma.$queryRaw<[{ used: number }]>`
      select sum(outside)::int as used from mail where created_at > ${new Date(clock.now().getTime() - 86_400_000)}`
    const all = await World.make({
      database,
      clock,
      settings: { SMTP_URL: server.url, MAILS_PER_PERSON: 100, MAILS_PER_ROOT: 100, MAILS_IN_ALL: used + 1 },
    })
    expect((await mail(admin, root, strangers(1), all)).code).toBeUndefined()
    expect(await mail(admin, root, strangers(1), all)).toMatchObject({
      code: 'LIMIT_REACHED',
      message: `Outside addresses that are mailed in 24 hours: this Opsgraph takes ${used + 1}, and that is used. Send to fewer, or wait, or ask who runs this Opsgraph to raise MAILS_IN_ALL.`,
    })
  })

  test('are those of nobody of the tree: its own people are mailed as often as one likes', async () => {
    const { root, admin } = await tree(world)
    const below = await world.user(await world.organization({ parent: root }))
    for (let i = 0; i < 5; i++) expect((await mail(admin, root, [below.email])).code).toBeUndefined()
    const left = await world.user(root)
    await world.prisma.membership.updateMany({ where: { userId: left.id }, data: { endsAt: clock.now() } })
    await mail(admin, root, [left.email, ...strangers(1)])
    expect(
      (await world.prisma.mail.findFirstOrThrow({ where: { senderId: admin.id }, orderBy: { id: 'desc' } })).outside,
    ).toBe(2)
  })

  test('of a tree younger than a day are none', async () => {
    const { root, admin } = await tree(world)
    await world.prisma.organization.update({
      where: { id: root.id },
      data: { createdAt: new Date(clock.now().getTime() - 23 * 3_600_000) },
    })
    expect(await mail(admin, root, strangers(1))).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^A new organization mails its own people only/),
    })
    expect((await mail(admin, root, [(await world.user(root)).email])).code).toBeUndefined()
  })
})

describe('an appointment', () => {
  const day = '2030-03-04'
  const ask = (person: Person, at: Organization, emails: string[]) =>
    world.mutate<MutationResult & { appointment?: { id: string; version: number } }>(
      person,
      'createAppointment',
      {
        name: 'Round',
        organizationId: at.globalId,
        schedule: { date: day, startTime: '09:00', endTime: '10:00', timeZone: 'UTC' },
        attendees: emails.map((email) => ({ guest: { name: 'Guest', email } })),
      },
      'appointment { id version }',
    )

  test('asks as many outside addresses as a mail may have, and is not made with more', async () => {
    const { root, admin } = await tree(world)
    const asked = await ask(admin, root, strangers(3))
    expect(asked.code).toBeUndefined()
    expect(await ask(admin, root, strangers(1))).toMatchObject(refused(3))
    expect(await world.prisma.appointment.count({ where: { creatorId: admin.id } })).toBe(1)
    const { appointment } = asked
    const cancelled = await world.mutate(
      admin,
      'cancelAppointment',
      { id: appointment!.id, version: appointment!.version, reason: 'Snow' },
      '__typename',
    )
    expect(cancelled.code).toBeUndefined()
  })
})

test('what people write leaves in the product’s own envelope, and is answered to them', async () => {
  const { root, admin } = await tree(world)
  const [to] = strangers(1)
  await mail(admin, root, [to!])
  await sendMails(world.services)
  const { from, source } = server.received.find((one) => one.to.includes(to!))!
  expect(from).toBe('ops@demo.test')
  expect(source).toContain('From: Opsgraph <ops@demo.test>')
  expect(source).toContain(`Reply-To: ${admin.email}`)
  expect(source).not.toMatch(new RegExp(`^(From|Sender|Return-Path):.*${admin.email}`, 'm'))
})
