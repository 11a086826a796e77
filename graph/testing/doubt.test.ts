// What a change is answered with where the database goes away: a 503 means that nothing was done, or says that it is
// not known; then the same idempotency key tells.
import net from 'node:net'
import { randomUUID } from 'node:crypto'
import type { GraphQLError } from 'graphql'
import { describe, expect, inject, test } from 'vitest'
import { openDb } from '../kernel/db.ts'
import { atEnd } from './atEnd.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

/**
 * What the client sends last: its connection is cut when the server has answered that, or before the server hears of
 * it.
 */
let cut: { at: RegExp; isHeard: boolean } | undefined

/** The way to the database, which breaks where it is told to. */
async function breakable(): Promise<number> {
  const { host, port } = inject('postgres')
  const server = net.createServer((client) => {
    const upstream = net.connect(port!, host)
    let isLast = false
    client.on('data', (data) => {
      if (cut?.at.test(data.toString('latin1'))) {
        isLast = true
        if (!cut.isHeard) return void client.destroy()
      }
      upstream.write(data)
    })
    upstream.on('data', (data) => (isLast ? client.destroy() : client.write(data)))
    client.on('error', () => {}).on('close', () => upstream.destroy())
    upstream.on('error', () => {}).on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(async () => void server.close())
  return (server.address() as net.AddressInfo).port
}

const world = await World.make()
const { root: org, admin } = await tree(world)
const straight = world.services.db
world.services.db = openDb({ ...straight.connection, host: '127.0.0.1', port: await breakable() })
atEnd(() => straight.close())

interface Said {
  sentMessage?: { id: string }
  errors?: readonly GraphQLError[]
}

const say = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on SendMessageSuccess { sentMessage { id } } ... on ConflictError { message } } }`

async function send(input: object): Promise<Said> {
  const { data, errors } = await world.run(admin, say, { input })
  return { ...(data?.sendMessage as Said | undefined), errors }
}

const extensionsOf = ({ errors }: Said) =>
  (errors?.[0]?.originalError as GraphQLError | undefined)?.extensions ?? errors?.[0]?.extensions

describe('a change whose connection is lost', () => {
  test.each([
    ['and was kept', true, 1],
    ['and was taken back', false, 0],
  ])('at its end says that nobody knows, %s: its key tells', async (_what, isHeard, count) => {
    const record = await world.action(org, admin)
    const once = { target: { actionId: record.globalId }, text: 'Hello', idempotencyKey: randomUUID() }
    cut = { at: /COMMIT/, isHeard }
    const first = await send(once)
    cut = undefined
    expect(extensionsOf(first)).toMatchObject({
      code: 'UNAVAILABLE',
      outcome: 'UNKNOWN',
      http: { status: 503, headers: { 'retry-after': '5' } },
    })
    const kept = () => world.prisma.message.count({ where: { thread: { actionId: record.id } } })
    expect(await kept()).toBe(count)
    let second = await send(once)
    // The key is free once the database has answered again.
    while (!second.sentMessage) second = await send(once)
    expect(second.sentMessage.id).toBeTruthy()
    expect(await kept()).toBe(1)
  })

  test('before its end has not been done, and says no more', async () => {
    const record = await world.action(org, admin)
    cut = { at: /INSERT INTO "public"."message"/, isHeard: true }
    const answer = await send({ target: { actionId: record.globalId }, text: 'Hello' })
    cut = undefined
    expect(extensionsOf(answer)).toMatchObject({ code: 'UNAVAILABLE', http: { status: 503 } })
    expect(extensionsOf(answer)).not.toHaveProperty('outcome')
    expect(await world.prisma.message.count({ where: { thread: { actionId: record.id } } })).toBe(0)
  })
})
