// The audit log on its way to a webhook: what is posted, signed, and to whom never.
import type { LookupFunction } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { beforeAll, describe, expect, test } from 'vitest'
import { keptIn } from '../../kernel/messages/keptText.ts'
import { globalId } from '../../kernel/node.ts'
import {
  addEntries,
  addVehicle,
  bodiesOf,
  idsSentTo,
  loopbackAllowed,
  rowOf,
  sentTo,
  streamedToWebhook,
  waitingOf,
} from '../../testing/auditStreams.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { WebhookReceiver } from '../../testing/webhookReceiver.ts'
import { World } from '../../testing/world.ts'
import { sendDue } from './sendDue.ts'

// A database of its own: what waits is due for every process.
const database = 'audit_batches'
const clock = new TestClock()
let world: World
/** A process as one is without a setting: it sends nothing into private networks. */
let strict: World

beforeAll(async () => {
  world = await World.make({ database, clock, settings: loopbackAllowed })
  strict = await World.make({ database, clock, settings: { WEBHOOK_HTTP: 'yes' } })
})

const house = () => streamedToWebhook(world)

describe('a batch', () => {
  test('is one signed post of entries as the audit log has them', async () => {
    const made = await house()
    const { root, admin, secret, receiver } = made
    await addVehicle(world, made, 'T-1')
    expect(await sendDue(world.services)).toBe(1)
    const [{ headers, body }] = receiver.received as [WebhookReceiver['received'][number]]
    const { type, organization, entries } = new Verifier(secret).verify(body, headers) as ReturnType<
      typeof bodiesOf
    >[number]
    const row = await world.prisma.auditEntry.findFirstOrThrow({ where: { rootId: root.id, noun: 'Vehicle' } })
    expect({ type, organization }).toEqual({
      type: 'audit.entries',
      organization: { id: root.globalId, uuid: root.id, name: expect.stringMatching(/^Org /) as string },
    })
    expect(entries).toEqual([
      {
        id: globalId('AuditEntry', row.id),
        uuid: row.id,
        at: row.at.toISOString(),
        actor: { id: admin.globalId, uuid: admin.id, name: admin.name },
        organization,
        noun: 'Vehicle',
        nounName: 'vehicle',
        nounUuid: row.nounId,
        about: 'T-1',
        action: 'CREATE',
        event: null,
        before: null,
        after: row.after,
      },
    ])
    expect(() => new Verifier(secret).verify(body.replace('T-1', 'T-2'), headers)).toThrow()
    expect(headers['content-type']).toBe('application/json')
    expect(await waitingOf(world, made)).toEqual([])
    expect(await rowOf(world, made)).toMatchObject({ sent: 1n, lastSentAt: clock.now(), tries: 0, failingSince: null })
    expect(await sendDue(world.services)).toBe(0)
  })

  test('has who signs in, too', async () => {
    const made = await house()
    await world.prisma.auditEntry.create({
      data: {
        rootId: made.root.id,
        organizationId: made.root.id,
        noun: 'SignIn',
        nounId: made.admin.id,
        action: 'CREATE',
        after: { event: 'SIGN_IN_FAILED', user_id: made.admin.id, from_address: '203.0.113.7' },
      },
    })
    await sendDue(world.services)
    expect(sentTo(made.receiver)).toMatchObject([
      { noun: 'SignIn', event: 'SIGN_IN_FAILED', actor: null, after: { from_address: '203.0.113.7' } },
    ])
  })

  test('takes three statements, however many entries it is of', async () => {
    const made = await house()
    await addEntries(world, made, 1)
    const few = await statementsOf(() => sendDue(world.services))
    await addEntries(world, made, 400)
    const many = await statementsOf(() => sendDue(world.services))
    const about = (all: string[]) => all.filter((text) => text.includes('audit_stream'))
    // One claims, one reads, one concludes, and a last claim finds nothing.
    expect(about(few)).toHaveLength(4)
    expect(about(many)).toHaveLength(4)
    expect(many.length).toBe(few.length)
    expect(sentTo(made.receiver)).toHaveLength(401)
  })

  test('is in order, of 500 at most, and all are sent in a run', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 1_203)
    expect(await sendDue(world.services)).toBe(3)
    expect(bodiesOf(made.receiver).map(({ entries }) => entries.length)).toEqual([500, 500, 203])
    expect(idsSentTo(made.receiver)).toEqual(ids)
    expect(await rowOf(world, made)).toMatchObject({ sent: 1_203n })
  })

  test('is no longer than a megabyte, and an entry that is longer goes without its rows', async () => {
    const made = await house()
    const ids = [
      ...(await addEntries(world, made, 5, { text: 'x'.repeat(300_000) })),
      ...(await addEntries(world, made, 1, { text: 'ü'.repeat(600_000) })),
      ...(await addEntries(world, made, 1)),
    ]
    await sendDue(world.services)
    for (const { body } of made.receiver.received) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1_000_000)
    expect(bodiesOf(made.receiver).map(({ entries }) => entries.length)).toEqual([3, 2, 1, 1])
    expect(idsSentTo(made.receiver)).toEqual(ids)
    expect(sentTo(made.receiver)[5]).toMatchObject({ isCut: true, before: null, after: null, noun: 'Vehicle' })
    expect(sentTo(made.receiver)[6]).not.toHaveProperty('isCut')
  })

  test('is signed by the old secret, too, for a day', async () => {
    const made = await house()
    const { admin, root, receiver } = made
    const { secret } = await world.mutate<{ secret: string }>(
      admin,
      'rotateAuditStreamSecret',
      { organizationId: root.globalId },
      'secret',
    )
    expect(secret).not.toBe(made.secret)
    await sendDue(world.services)
    const [first] = receiver.received
    for (const one of [secret, made.secret]) new Verifier(one).verify(first!.body, first!.headers)
    clock.forward({ hours: 25 })
    await addEntries(world, made, 1)
    await sendDue(world.services)
    const last = receiver.received.at(-1)!
    expect(last.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })
})

describe('an address that leads inward', () => {
  test('is refused when it is sent to, in figures and by name', async () => {
    const made = await house()
    await addEntries(world, made, 1)
    await sendDue(strict.services)
    expect(made.receiver.received).toEqual([])
    expect(keptIn('en', (await rowOf(world, made)).trouble)).toMatch(/private or reserved network/)
    const url = `http://logs.example.com:${made.receiver.port}/`
    await world.prisma.auditStream.update({ where: { rootId: made.root.id }, data: { url, nextAt: clock.now() } })
    const lookup: LookupFunction = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
    await sendDue(strict.services, { lookup })
    expect(made.receiver.received).toEqual([])
    const { trouble, tries } = await rowOf(world, made)
    expect([keptIn('en', trouble), tries]).toEqual([expect.stringMatching(/private or reserved network/), 2])
    await world.prisma.auditStream.delete({ where: { rootId: made.root.id } })
  })
})
