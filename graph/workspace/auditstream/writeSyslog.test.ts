// The audit log on its way to syslog: messages of RFC 5424 in counted frames over TLS, to real receivers on loopback.
import type { LookupFunction } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { keptIn } from '../../kernel/messages/keptText.ts'
import { addEntries, addVehicle, loopbackAllowed, rowOf, streamed, waitingOf } from '../../testing/auditStreams.ts'
import { otherKey } from '../../testing/samlKeys.ts'
import { receiversAuthority } from '../../testing/syslogKeys.ts'
import { SyslogReceiver } from '../../testing/syslogReceiver.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'
import { sendDue } from './sendDue.ts'
import type { SentEntry } from './SentEntry.ts'

const database = 'audit_streams_by_syslog'
const clock = new TestClock()
let world: World
let strict: World

beforeAll(async () => {
  world = await World.make({
    database,
    clock,
    settings: { ...loopbackAllowed, PUBLIC_URL: 'https://ops.fleet.test/' },
  })
  strict = await World.make({ database, clock, settings: {} })
})

const toLoopback: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

interface Receiving {
  isSecure?: boolean
  host?: string
  certificate?: string | null
}

async function house({ isSecure = true, host = '127.0.0.1', certificate = receiversAuthority }: Receiving = {}) {
  const receiver = await SyslogReceiver.open({ isSecure })
  const url = `syslog+${isSecure ? 'tls' : 'tcp'}://${host}:${receiver.port}`
  const made = await streamed(world, { kind: 'SYSLOG', url, certificate: isSecure ? certificate : undefined })
  return { ...made, receiver }
}

type House = Awaited<ReturnType<typeof house>>

const textsOf = ({ receiver }: House) => receiver.messages.map(({ text }) => JSON.parse(text) as SentEntry)
const troubleOf = async (made: House) => keptIn('en', (await rowOf(world, made)).trouble)

/** Sends to one that does not take it; answers with why, once all is still waiting. */
async function refusedBy(made: House, ways: Parameters<typeof sendDue>[1] = {}) {
  const ids = await addEntries(world, made, 2)
  await sendDue(world.services, ways)
  expect(await waitingOf(world, made)).toEqual(ids)
  expect(await rowOf(world, made)).toMatchObject({ tries: 1, sent: 0n, lastSentAt: null, failingSince: clock.now() })
  return troubleOf(made)
}

describe('a message', () => {
  test('is of RFC 5424, an entry each, in order', async () => {
    const made = await house()
    await addVehicle(world, made, 'Ü-1')
    const [vehicle] = await waitingOf(world, made)
    const ids = [vehicle!, ...(await addEntries(world, made, 501))]
    expect(await sendDue(world.services)).toBe(2)
    const { messages, connections } = made.receiver
    expect(connections).toHaveLength(2)
    const [{ at }] = textsOf(made) as [SentEntry]
    expect(messages[0]).toMatchObject({
      priority: '109',
      timestamp: at,
      host: 'ops.fleet.test',
      app: 'opsgraph',
      process: '-',
      id: 'Vehicle.CREATE',
      data: '-',
    })
    expect(textsOf(made)[0]).toMatchObject({
      about: 'Ü-1',
      actor: { name: made.admin.name },
      after: { type: 'Tractor' },
    })
    expect(textsOf(made).map(({ uuid }) => uuid)).toEqual(ids)
    expect(await rowOf(world, made)).toMatchObject({ sent: 502n, lastSentAt: clock.now(), tries: 0 })
    expect(await waitingOf(world, made)).toEqual([])
  })

  test('is of 64 kB at most: what is longer goes without its rows', async () => {
    const made = await house()
    await addEntries(world, made, 1, { text: 'ü'.repeat(32_000) })
    await addEntries(world, made, 1, { text: 'ü'.repeat(33_000) })
    await sendDue(world.services)
    const [whole, cut] = textsOf(made)
    expect(whole).not.toHaveProperty('isCut')
    expect(cut).toMatchObject({ isCut: true, before: null, after: null, noun: 'Vehicle' })
    for (const { bytes } of made.receiver.messages) expect(bytes).toBeLessThanOrEqual(65_536)
  })

  test('goes without TLS where the operator allows it alone', async () => {
    const made = await house({ isSecure: false })
    await addEntries(world, made, 1)
    await sendDue(world.services)
    expect(made.receiver.messages).toHaveLength(1)
    await addEntries(world, made, 1)
    await sendDue(strict.services)
    expect(made.receiver.messages).toHaveLength(1)
    expect(await troubleOf(made)).toBe('Write an address that begins with syslog+tls://.')
    await world.prisma.auditStream.delete({ where: { rootId: made.root.id } })
  })
})

describe('a receiver', () => {
  test('is asked for by its name, which its certificate has to be of', async () => {
    const made = await house({ host: 'logs.test' })
    await addEntries(world, made, 1)
    await sendDue(world.services, { lookup: toLoopback })
    expect(made.receiver.names).toEqual(['logs.test'])
    expect(made.receiver.messages).toHaveLength(1)
    const other = await house({ host: 'other.test' })
    expect(await refusedBy(other, { lookup: toLoopback })).toMatch(/^The server is not to be trusted: Hostname\/IP/)
    expect(other.receiver.connections.every((bytes) => !bytes.length)).toBe(true)
  })

  test.each([
    ['no authority that is public', null],
    ['another authority', otherKey.certificate],
  ])('whose certificate is from %s is sent nothing', async (_what, certificate) => {
    const made = await house({ certificate })
    expect(await refusedBy(made)).toMatch(/^The server is not to be trusted: /)
    expect(made.receiver.connections.every((bytes) => !bytes.length)).toBe(true)
  })

  test.each([
    ['ends the connection by itself', 'ENDS', /ended the connection/],
    ['dies', 'DIES', /ended the connection|broke the connection off/],
    ['breaks it off', 'RESETS', /broke the connection off/],
    ['does not end it in time', 'NEVER_ENDS', /did not answer within 0.5 seconds/],
  ] as const)('that %s has not taken it', async (_what, manner, why) => {
    const made = await house()
    made.receiver.manner = manner
    expect(await refusedBy(made, { timeLimit: 500 })).toMatch(why)
    made.receiver.manner = 'READS'
    made.receiver.connections.length = 0
    clock.forward({ minutes: 1 })
    await sendDue(world.services)
    expect(made.receiver.messages).toHaveLength(2)
    expect(await waitingOf(world, made)).toEqual([])
  })

  test('that is not there is said to be', async () => {
    const made = await house()
    const url = 'syslog+tls://127.0.0.1:6514'
    await world.prisma.auditStream.update({ where: { rootId: made.root.id }, data: { url } })
    expect(await refusedBy(made)).toBe('The server refused the connection.')
  })

  test('inside the network is refused when it is sent to, in figures and by name', async () => {
    const made = await house()
    for (const host of ['127.0.0.1', '[::1]', 'logs.test', '0x7f.1']) {
      await addEntries(world, made, 1)
      const url = `syslog+tls://${host}:${made.receiver.port}`
      await world.prisma.auditStream.update({ where: { rootId: made.root.id }, data: { url, nextAt: clock.now() } })
      await sendDue(strict.services, { lookup: toLoopback })
      expect([host, await troubleOf(made)]).toEqual([host, expect.stringMatching(/private or reserved network/)])
    }
    expect(made.receiver.names).toEqual([])
    await world.prisma.auditStream.delete({ where: { rootId: made.root.id } })
  })
})
