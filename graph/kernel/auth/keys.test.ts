// Keys that are rotated while processes run, and sealed in the database.
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signatures, secretOf } from '../../integration/webhook/secret.ts'
import { readTicket, ticketAddress } from '../../organization/file/ticket.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { testDatabase } from '../../testing/database.ts'
import { openDb, type Db } from '../db.ts'
import { signAccessToken, verifyAccessToken } from './accessToken.ts'
import { endOverlap, loadKeys, rotateKeys } from './keys.ts'

let db: Db
let count = 0

beforeEach(async () => {
  db = openDb(await testDatabase(`keys_${process.pid}_${++count}`))
  const opened = db
  atEnd(() => opened.close())
})

const now = new Date()
const user = '018f0000-0000-7000-8000-000000000001'
const rotate = (secretKey = '', at = new Date()) => db.prisma.$transaction((tx) => rotateKeys(tx, secretKey, at))

describe('a rotated key', () => {
  test('is recognized for a day, by a process that was running and by one that starts', async () => {
    const running = await loadKeys(db)
    const before = await signAccessToken(running, user, user, now)
    await rotate()
    const started = await loadKeys(db)
    expect(started.accessToken).not.toEqual(running.accessToken)
    expect(await verifyAccessToken(started, before, now)).toMatchObject({ userId: user })
  })

  test('is followed by a running process as soon as it meets the new one', async () => {
    const running = await loadKeys(db)
    await rotate()
    const after = await signAccessToken(await loadKeys(db), user, user, now)
    const soon = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => soon + 6_000)
    expect(await verifyAccessToken(running, after, now)).toMatchObject({ userId: user })
    clock.mockRestore()
  })

  test('is not read anew for each token that is no good', async () => {
    const running = await loadKeys(db)
    const find = vi.spyOn(db.prisma.serverKey, 'findMany')
    for (let i = 0; i < 5; i++) expect(await verifyAccessToken(running, `no.token.${i}`, now)).toBeNull()
    expect(find.mock.calls).toHaveLength(0)
    find.mockRestore()
  })

  test('is forgotten after a day, but for webhooks, and by the end of the overlap altogether', async () => {
    await loadKeys(db)
    await rotate('', new Date(Date.now() - 25 * 3_600_000))
    const later = await loadKeys(db)
    expect([later.retired.accessToken.length, later.retired.webhook.length]).toEqual([0, 1])
    await rotate()
    const names = (await db.prisma.serverKey.findMany({ select: { name: true } })).map(({ name }) => name.split(' ')[0])
    expect(names.filter((name) => name === 'access-token')).toHaveLength(2)
    expect(names.filter((name) => name === 'webhook')).toHaveLength(3)
    expect(await db.prisma.$transaction((tx) => endOverlap(tx))).toBe(6)
    expect((await loadKeys(db)).retired.webhook).toEqual([])
  })

  test('signs webhooks beside the new one, so that a secret given out before goes on', async () => {
    const before = await loadKeys(db)
    const secret = secretOf(before, 'a name')
    await rotate()
    const after = await loadKeys(db)
    expect(secretOf(after, 'a name')).not.toBe(secret)
    const message = { id: 'x', timestamp: 1, body: '{}' }
    const own = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update('x.1.{}')
    expect(signatures(after, ['a name'], message).split(' ')).toContain(`v1,${own.digest('base64')}`)
  })

  test('is good for the ticket of a file', async () => {
    const before = await loadKeys(db)
    const ticket = { fileId: user, userId: user, sessionId: user }
    const address = await ticketAddress(before, 'download', ticket, now)
    await rotate()
    expect(await readTicket(await loadKeys(db), 'download', address.split('ticket=')[1]!, now)).toMatchObject(ticket)
  })
})

describe('SECRET_KEY', () => {
  const secretKey = 'a key of the tests, of 32 letters and more'

  test('seals what is there, and what is made later, and is needed from then on', async () => {
    const open = await loadKeys(db)
    const sealed = await loadKeys(db, secretKey)
    expect(sealed.accessToken).toEqual(open.accessToken)
    const rows = await db.prisma.serverKey.findMany()
    expect(rows.every((row) => row.sealed)).toBe(true)
    for (const { secret } of rows) expect(Buffer.from(secret).includes(Buffer.from(open.webhook))).toBe(false)
    await rotate(secretKey)
    expect((await loadKeys(db, secretKey)).retired.accessToken).toEqual([open.accessToken])
    await expect(loadKeys(db)).rejects.toThrow("The server's keys are sealed. Set SECRET_KEY")
    await expect(loadKeys(db, 'another key of the tests, as long as it')).rejects.toThrow('SECRET_KEY is not what')
  })
})
