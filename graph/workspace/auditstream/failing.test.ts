// Where a receiver does not take the audit log: when it is tried again, and who is told.
import { beforeAll, expect, test } from 'vitest'
import { keptIn } from '../../kernel/messages/keptText.ts'
import {
  addEntries,
  addVehicle,
  idsSentTo,
  loopbackAllowed,
  rowOf,
  sentTo,
  streamedToWebhook,
  waitingOf,
} from '../../testing/auditStreams.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'
import { nextTry } from './retries.ts'
import { sendDue } from './sendDue.ts'

// A database of its own: what waits is due for every process.
const database = 'failing_audit_streams'
const clock = new TestClock()
let world: World

beforeAll(async () => {
  world = await World.make({ database, clock, settings: loopbackAllowed })
})

const house = () => streamedToWebhook(world)

test('where it fails it waits longer each time, and all is sent at last', async () => {
  const made = await house()
  const { receiver, root, admin } = made
  const ids = await addEntries(world, made, 3)
  receiver.usual = { status: 503 }
  const waits: number[] = []
  const failingSince = clock.now()
  for (let tries = 1; tries <= 9; tries++) {
    expect(await sendDue(world.services)).toBe(1)
    const { nextAt, ...row } = await rowOf(world, made)
    expect(row).toMatchObject({ tries, failingSince, sent: 0n, lastSentAt: null })
    expect(keptIn('en', row.trouble)).toBe('It was answered with 503 Service Unavailable.')
    waits.push((nextAt.getTime() - clock.now().getTime()) / 1000)
    expect(await sendDue(world.services)).toBe(0)
    clock.forward({ seconds: Math.ceil(waits.at(-1)!) })
  }
  for (const [i, least] of [10, 20, 40, 80, 160, 320, 640, 900, 900].entries()) {
    expect(waits[i]).toBeGreaterThanOrEqual(least)
    expect(waits[i]).toBeLessThanOrEqual(least * 1.1)
  }
  expect(await waitingOf(world, made)).toEqual(ids)
  receiver.received.length = 0
  receiver.usual = {}
  await addVehicle(world, { root, admin }, 'T-2')
  await sendDue(world.services)
  expect(idsSentTo(receiver).slice(0, 3)).toEqual(ids)
  expect(sentTo(receiver)).toHaveLength(4)
  expect(await rowOf(world, made)).toMatchObject({ tries: 0, failingSince: null, trouble: '', sent: 4n })
})

test('one that has failed for a day is told to the Admins once, and again after it worked', async () => {
  const mails = await MailServer.open()
  const mailing = await World.make({ database, clock, settings: { ...loopbackAllowed, SMTP_URL: mails.url } })
  const made = await house()
  const { root, admin, receiver } = made
  await world.user(root, 'STRATEGIC')
  const mailed = () => world.prisma.mail.findMany({ where: { rootId: null, to: { has: admin.email } } })
  const failFor = async (hours: number) => {
    await addEntries(world, made, 1)
    receiver.usual = { status: 500 }
    for (let hour = 0; hour <= hours; hour++) {
      await sendDue(mailing.services)
      clock.forward({ hours: 1 })
    }
  }
  await failFor(23)
  expect(await mailed()).toEqual([])
  await failFor(5)
  expect(await mailed()).toMatchObject([
    {
      subject: expect.stringMatching(/^The audit log of Org .* is not being received$/) as string,
      text: expect.stringContaining('500 Internal Server Error') as string,
    },
  ])
  receiver.usual = {}
  await sendDue(mailing.services)
  expect(await rowOf(world, made)).toMatchObject({ toldAt: null, failingSince: null })
  await failFor(26)
  expect(await mailed()).toHaveLength(2)
})

test('waits grow from ten seconds to a quarter of an hour, and no two streams come back together', () => {
  const now = new Date(0)
  expect([1, 2, 7, 8, 40].map((tries) => nextTry(tries, now, 0).getTime() / 1000)).toEqual([10, 20, 640, 900, 900])
  expect(nextTry(1, now, 1).getTime()).toBe(11_000)
})
