// Who has an access token is told that it ends while there is time to make another.
import { beforeEach, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { tellOfEnds } from './tellOfEnds.ts'

const clock = new TestClock()
const world = await World.make({
  clock,
  settings: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://ops.demo.test' },
})
const { root } = await tree(world)
let person: Person
beforeEach(async () => {
  person = await world.user(root, 'TRANSACTIONAL')
})

const token = async (name: string, time: { days?: number; hours?: number }) =>
  world.prisma.accessToken.create({
    data: {
      userId: person.id,
      name,
      scopes: ['READ'],
      hash: crypto.getRandomValues(new Uint8Array(32)),
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + ((time.days ?? 0) * 24 + (time.hours ?? 0)) * 3_600_000),
    },
  })
const mails = async () => {
  const sent = await world.prisma.mail.findMany({ where: { to: { has: person.email } }, orderBy: { id: 'asc' } })
  return sent.map(({ subject, text }) => ({ subject, text }))
}
const subjectOf = (name: string) => `The access token “${name}” ends soon`

test('a week before, once, whichever process looks first', async () => {
  const { expiresAt } = await token('Fuel cards', { days: 60 })
  clock.forward({ days: 52 })
  await tellOfEnds(world.services)
  expect(await mails()).toEqual([])
  clock.forward({ days: 1 })
  await Promise.all([tellOfEnds(world.services), tellOfEnds(world.services)])
  await tellOfEnds(world.services)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toBe(subjectOf('Fuel cards'))
  expect(mail!.text).toContain(`ends on ${expiresAt.toISOString().slice(0, 10)}.`)
  expect(mail!.text).toContain('https://ops.demo.test/mysettings')
})

test('what was made for a short time in its last quarter, and for less than a day not at all', async () => {
  await token('Import of May', { days: 8 })
  await token('An hour', { hours: 1 })
  clock.forward({ days: 0, hours: 0, minutes: 55 })
  await tellOfEnds(world.services)
  clock.forward({ days: 5 })
  await tellOfEnds(world.services)
  expect(await mails()).toEqual([])
  clock.forward({ days: 1 })
  await tellOfEnds(world.services)
  expect((await mails()).map(({ subject }) => subject)).toEqual([subjectOf('Import of May')])
})

test('in the language of who it is', async () => {
  await token('Peajes', { days: 30 })
  await world.prisma.session.updateMany({ where: { userId: person.id }, data: { language: 'es' } })
  clock.forward({ days: 24 })
  await tellOfEnds(world.services)
  expect((await mails())[0]!.subject).toBe('El token de acceso «Peajes» caduca pronto')
})

test('of what was revoked or has ended nobody is told, nor somebody whose account is disabled', async () => {
  const { id } = await token('Revoked', { days: 30 })
  await world.prisma.accessToken.update({ where: { id }, data: { revokedAt: clock.now() } })
  await token('Ended', { days: 20 })
  clock.forward({ days: 25 })
  await tellOfEnds(world.services)
  await token('Disabled', { days: 4 })
  await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
  clock.forward({ days: 3, hours: 12 })
  await tellOfEnds(world.services)
  expect(await mails()).toEqual([])
})

test('more than one portion is told whole', async () => {
  await Promise.all(Array.from({ length: 120 }, (_, n) => token(`Gate ${n}`, { days: 30 })))
  clock.forward({ days: 24 })
  await tellOfEnds(world.services)
  expect(await mails()).toHaveLength(120)
})
