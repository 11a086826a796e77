// Of the audit log nothing is missed on its way, and nothing is sent that is not to be.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeClient } from '../../../prisma/connect.ts'
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
import { atEnd } from '../../testing/atEnd.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { WebhookReceiver } from '../../testing/webhookReceiver.ts'
import { World } from '../../testing/world.ts'
import { claimStreams } from './claimStreams.ts'
import { sendDue } from './sendDue.ts'

// A database of its own: what waits is due for every process.
const database = 'audit_streams'
const clock = new TestClock()
let world: World

beforeAll(async () => {
  world = await World.make({ database, clock, settings: loopbackAllowed })
})

const house = () => streamedToWebhook(world)

describe('nothing is missed', () => {
  const clientOf = async () => {
    const client = makeClient(world.services.db.connection)
    await client.connect()
    atEnd(() => client.end())
    return client
  }
  const insert = `insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action) values ($1, $1, $2, 'Vehicle', $3, 'CREATE') returning id`

  test('of what commits late, nor is anything sent of what is rolled back', async () => {
    const made = await house()
    const [late, rolledBack] = [await clientOf(), await clientOf()]
    const write = async (client: typeof late) => {
      await client.query('begin')
      const { rows } = await client.query<{ id: string }>(insert, [made.root.id, made.admin.id, randomUUID()])
      return rows[0]!.id
    }
    const lateId = await write(late)
    await write(rolledBack)
    const [id] = await addEntries(world, made, 1)
    await sendDue(world.services)
    expect(idsSentTo(made.receiver)).toEqual([id])
    await rolledBack.query('rollback')
    await late.query('commit')
    await sendDue(world.services)
    expect(lateId < id!).toBe(true)
    expect(idsSentTo(made.receiver)).toEqual([id, lateId])
  })

  test('after a crash between answer and note: the same ids under the same id of the message', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 4)
    const { db } = world.services
    const crashing = {
      ...world.services,
      db: {
        ...db,
        run: ((text: string, values: unknown[]) =>
          text.includes('delete from audit_stream_entry')
            ? Promise.reject(new Error('crashed'))
            : db.run(text, values)) as typeof db.run,
      },
    }
    expect(await sendDue(crashing)).toBe(1)
    expect(await waitingOf(world, made)).toEqual(ids)
    // Until its claim is over nobody else has it.
    expect(await sendDue(world.services)).toBe(0)
    clock.forward({ seconds: 61 })
    expect(await sendDue(world.services)).toBe(1)
    expect(idsSentTo(made.receiver)).toEqual([...ids, ...ids])
    const [first, second] = made.receiver.received
    expect(first!.headers['webhook-id']).toBe(second!.headers['webhook-id'])
    expect(await waitingOf(world, made)).toEqual([])
  })

  test('where two processes are at it: each entry is sent once', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 900)
    const other = await World.make({ database, clock, settings: loopbackAllowed })
    await Promise.all([sendDue(world.services), sendDue(other.services)])
    expect(idsSentTo(made.receiver)).toEqual(ids)
  })

  test('while a process writes, the stream is claimed all the same', async () => {
    const made = await house()
    await addEntries(world, made, 1)
    const writing = await clientOf()
    await writing.query('begin')
    await writing.query(insert, [made.root.id, made.admin.id, randomUUID()])
    expect(await claimStreams(world.services.db, clock.now(), [], 10)).toMatchObject([{ rootId: made.root.id }])
    await writing.query('rollback')
  })

  test('but what a stream was turned to another receiver meanwhile goes there, too', async () => {
    const made = await house()
    const { admin, root, receiver } = made
    const ids = await addEntries(world, made, 2)
    const next = await WebhookReceiver.open()
    let answer: (() => void) | undefined
    receiver.answers = [{ after: new Promise<void>((resolve) => (answer = resolve)) }]
    const sending = sendDue(world.services)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    await world.mutate(admin, 'setAuditStream', { organizationId: root.globalId, url: next.url }, '__typename')
    answer!()
    await sending
    await sendDue(world.services)
    expect(idsSentTo(receiver)).toEqual(ids)
    expect(idsSentTo(next).slice(0, 2)).toEqual(ids)
  })
})

describe('what waits', () => {
  test('is a million at most: the oldest beyond are let go of, and counted', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 30)
    made.receiver.usual = { status: 500 }
    await sendDue(world.services, { most: 20 })
    expect(await waitingOf(world, made)).toEqual(ids.slice(10))
    expect(await rowOf(world, made)).toMatchObject({ leftOut: 10n, tries: 1 })
    made.receiver.usual = {}
    clock.forward({ minutes: 1 })
    await sendDue(world.services, { most: 20 })
    expect(idsSentTo(made.receiver).slice(-20)).toEqual(ids.slice(10))
    expect(await rowOf(world, made)).toMatchObject({ leftOut: 10n, sent: 20n })
  })

  test('and has gone by the retention is counted, too', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 2)
    await world.prisma.auditStreamEntry.create({
      data: { rootId: made.root.id, entryId: '019a0000-0000-7000-8000-000000000000' },
    })
    await sendDue(world.services)
    expect(idsSentTo(made.receiver)).toEqual(ids)
    expect(await rowOf(world, made)).toMatchObject({ leftOut: 1n, sent: 2n })
    expect(await waitingOf(world, made)).toEqual([])
  })

  test('is nothing of a stream that is off, which sends nothing', async () => {
    const made = await house()
    const { admin, root, receiver } = made
    const ids = await addEntries(world, made, 1)
    const turn = (isOn: boolean) =>
      world.mutate(admin, 'setAuditStream', { organizationId: root.globalId, isOn }, '__typename')
    await turn(false)
    await addVehicle(world, made, 'T-3')
    expect(await sendDue(world.services)).toBe(0)
    expect(await waitingOf(world, made)).toEqual(ids)
    clock.forward({ hours: 1 })
    await turn(true)
    expect(await rowOf(world, made)).toMatchObject({ since: clock.now() })
    await sendDue(world.services)
    expect(sentTo(receiver).map(({ noun, action }) => [noun, action])).toEqual([
      ['Vehicle', 'CREATE'],
      ['AuditStream', 'UPDATE'],
    ])
  })

  test('stays where the organization closes, and goes on where it is reopened', async () => {
    const made = await house()
    const ids = await addEntries(world, made, 2)
    await world.prisma.closing.create({ data: { rootId: made.root.id, closedById: made.admin.id } })
    expect(await sendDue(world.services)).toBe(0)
    expect(await waitingOf(world, made)).toEqual(ids)
    await world.prisma.closing.delete({ where: { rootId: made.root.id } })
    await sendDue(world.services)
    expect(idsSentTo(made.receiver)).toEqual(ids)
  })

  test('is read at the time of sending: what a closed account erased is not sent', async () => {
    const made = await house()
    const member = await world.user(made.root, 'TRANSACTIONAL', undefined, 'Robin Vega')
    await addEntries(world, made, 1, { name: 'Robin Vega' }, member.id)
    expect(await waitingOf(world, made)).toHaveLength(1)
    await world.prisma.$executeRaw`select forget_person(${member.id}::uuid, ${clock.now()})`
    await sendDue(world.services)
    expect(made.receiver.received[0]!.body).not.toContain('Robin Vega')
  })

  test('is of its own root organization alone', async () => {
    const [one, other] = [await house(), await house()]
    const { root, admin } = await tree(world)
    const ids = await addEntries(world, one, 2)
    await addEntries(world, { root, admin }, 2)
    await sendDue(world.services)
    expect(idsSentTo(one.receiver)).toEqual(ids)
    expect(other.receiver.received).toEqual([])
    expect(await waitingOf(world, { root })).toEqual([])
  })
})
