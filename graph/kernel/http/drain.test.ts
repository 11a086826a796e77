// How a process ends, as those find it who ask it at that moment.
import http from 'node:http'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from 'graphql-sse'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../../prisma/connect.ts'
import { startProcess, type Running } from '../../testing/process.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make({ database: 'ending' })
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)
const environment = {
  DATABASE_URL: addressOf(world.services.db.connection),
  SEED: 'none',
  JOBS: 'off',
  OPERATIONS_PER_MINUTE: '100000000',
}

async function start(more: Record<string, string> = {}): Promise<Running> {
  const running = await startProcess({ ...environment, ...more })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

const portOf = ({ address }: Running) => Number(new URL(address).port)

/** A connection of which the test holds the other end. */
function connect(running: Running) {
  const socket = net.connect(portOf(running), '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let read = ''
  socket.on('error', () => {}).on('data', (bytes) => (read += bytes.toString()))
  return { socket, closed, read: () => read }
}

/** Waits until the head of a request is read: with what it expects, the process says so. */
const isTaken = ({ read }: { read: () => string }) => expect.poll(read).toContain('100 Continue')

const names = JSON.stringify({ query: '{ viewer { user { name } } }' })

/** A call on one connection that the client would keep. */
function call(address: string, agent: http.Agent, path: string, body?: string) {
  return new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
    const headers = { ...bearer, ...(body && { 'content-type': 'application/json' }) }
    const req = http.request(address + path, { agent, method: body ? 'POST' : 'GET', headers }, (res) => {
      let text = ''
      res.on('data', (bytes: Buffer) => (text += bytes.toString()))
      res.on('end', () => resolve({ status: res.statusCode!, connection: res.headers.connection, text }))
    })
    req.on('error', reject).end(body)
  })
}

describe('SIGTERM', { timeout: 120_000 }, () => {
  test('is told by ready first, while requests are still taken, each the last of its connection', async () => {
    const running = await start({ DRAIN_SECONDS: '2' })
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const before = await call(running.address, agent, '/graphql', names)
    expect([before.status, before.connection]).toEqual([200, 'keep-alive'])
    const ended = running.end('SIGTERM')
    await expect.poll(async () => (await call(running.address, agent, '/health/ready')).status).toBe(503)
    const ready = await call(running.address, agent, '/health/ready')
    expect([ready.status, ready.connection, (JSON.parse(ready.text) as { code: string }).code]).toEqual([
      503,
      'close',
      'DRAINING',
    ])
    expect((await call(running.address, agent, '/health/live')).status).toBe(200)
    const after = await call(running.address, agent, '/graphql', names)
    expect([after.status, after.connection]).toEqual([200, 'close'])
    expect(after.text).toContain(admin.name)
    expect(await ended).toBe(0)
    await expect(call(running.address, agent, '/health/live')).rejects.toThrow('ECONNREFUSED')
  })

  test('answers what is in flight, and does not wait for who is silent', async () => {
    const running = await start()
    const silent = connect(running)
    await new Promise((resolve) => silent.socket.once('connect', resolve))
    const slow = connect(running)
    slow.socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer.authorization}\r\ncontent-type: application/json\r\ncontent-length: ${names.length}\r\nexpect: 100-continue\r\n\r\n`,
    )
    await isTaken(slow)
    const begun = performance.now()
    const ended = running.end('SIGTERM')
    await silent.closed
    slow.socket.write(names)
    expect(await ended).toBe(0)
    expect(slow.read()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
    expect(slow.read().toLowerCase()).toContain('connection: close')
    expect(slow.read()).toContain(admin.name)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('takes 25 s at most, whatever clients do', async () => {
    const running = await start()
    // Lines for machines may come for two minutes; these never end.
    const endless = connect(running)
    endless.socket.write(
      `POST /ingest HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer.authorization}\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\nexpect: 100-continue\r\n\r\n`,
    )
    const drops = setInterval(() => endless.socket.writable && endless.socket.write('1\r\n \r\n'), 500)
    onTestFinished(() => clearInterval(drops))
    await isTaken(endless)
    const begun = performance.now()
    expect(await running.end('SIGTERM')).toBe(0)
    expect(performance.now() - begun).toBeLessThan(25_000)
  })

  test('ends a stream of events without saying that it is complete, so that its client connects again', async () => {
    const [first, second] = [await start(), await start()]
    let server = first
    let connected = 0
    const client = createClient({
      url: () => `${server.address}/graphql`,
      headers: bearer,
      retry: () => delay(50),
      on: { connected: () => void connected++ },
    })
    onTestFinished(() => client.dispose())
    const heard: unknown[] = []
    let isComplete = false
    client.subscribe(
      { query: 'subscription { boardChanged { actionId } }' },
      {
        next: ({ data }) => void heard.push(data),
        error: (error) => void heard.push(error),
        complete: () => (isComplete = true),
      },
    )
    await expect.poll(() => connected).toBe(1)
    const raw = await fetch(`${first.address}/graphql`, {
      method: 'POST',
      headers: { ...bearer, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { boardChanged { actionId } }' }),
    })
    server = second
    expect(await first.end('SIGTERM')).toBe(0)
    // In order: a browser would tell of a connection that is cut as of an error.
    expect(await raw.text()).toBe(':\n\n: connect again, and read anew\n\n')
    await expect.poll(() => connected).toBe(2)
    const record = await world.action(root, admin)
    await expect.poll(() => heard).toEqual([{ boardChanged: { actionId: record.globalId } }])
    expect(isComplete).toBe(false)
    expect(await second.end('SIGTERM')).toBe(0)
  })
})
