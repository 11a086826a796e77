// Starting and ending, as whoever types npm start sees it.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { addressOf, withConnection } from '../prisma/connect.ts'
import { dataFolder, launch, startProcess } from './testing/process.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** How it ends, and what it says: one line, and nothing else. */
async function refusal(environment: Record<string, string>) {
  const { ended, output } = launch(environment)
  return { code: await ended, lines: output().trim().split('\n') }
}

describe('a start that can not be', () => {
  test('by bad settings says one line for each', async () => {
    expect(await refusal({ PORT: 'x', SEED: 'some' })).toEqual({
      code: 78,
      lines: ["PORT must be a whole number from 0 to 65535, not 'x'.", "SEED must be one of demo, none, not 'some'."],
    })
  })

  test('by an unreachable database says so, without its password', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' })
    expect([code, lines.length]).toEqual([69, 1])
    expect(lines[0]).toMatch(/^The database of DATABASE_URL can't be reached: /)
    expect(lines[0]).not.toContain('secret')
  })

  test('by a replica of the embedded database says what to set', async () => {
    expect(await refusal({ DATABASE_REPLICA_URL: 'postgresql://me@127.0.0.1:1/x' })).toEqual({
      code: 78,
      lines: ['DATABASE_REPLICA_URL is of no use to the embedded database. Set DATABASE_URL, or unset it.'],
    })
  })

  test('by a data folder that can not be written says so', async () => {
    const file = path.join(folder, 'a file')
    fs.writeFileSync(file, '')
    const { code, lines } = await refusal({ DATA_DIR: file })
    expect([code, lines]).toEqual([73, [`DATA_DIR ${file} can't be written to; name a folder that can.`]])
  })
})

describe('a running one', () => {
  test('keeps its data folder and its port for itself, ends drained, and keeps the data', async () => {
    const first = await startProcess({ DATA_DIR: folder, SEED: 'demo' })
    expect(first.output()).toContain('admin@demo.test')
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200)

    const inUse = await refusal({ DATA_DIR: folder })
    expect(inUse).toEqual({
      code: 75,
      lines: [`DATA_DIR ${folder} is in use by another Opsgraph; stop that one or name another folder.`],
    })

    const body = JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-1' })
    const headers = { 'content-type': 'application/json' }
    const login = await fetch(`${first.address}/api/auth/login`, { method: 'POST', headers, body })
    const { SAAS_PFUser_UUID: uuid } = (await login.json()) as { SAAS_PFUser_UUID: string }

    // What is in flight when the signal comes is answered.
    const inFlight = http.request(`${first.address}/api/auth/login`, {
      method: 'POST',
      headers: { ...headers, expect: '100-continue' },
    })
    inFlight.flushHeaders()
    await once(inFlight, 'continue')
    const ended = first.end('SIGTERM')
    inFlight.end(body)
    const [answer] = (await once(inFlight, 'response')) as [http.IncomingMessage]
    expect(answer.resume().statusCode).toBe(200)
    expect(await ended).toBe(0)
    expect(fs.existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)

    const second = await startProcess({ DATA_DIR: folder, SEED: 'demo' })
    const response = await fetch(`${second.address}/api/auth/login`, { method: 'POST', headers, body })
    expect(((await response.json()) as { SAAS_PFUser_UUID: string }).SAAS_PFUser_UUID).toBe(uuid)
    expect(await second.end()).toBe(0)
  })

  test('ends at once at a second signal, with its database, though a client has yet to send the rest of what it asks', async () => {
    const running = await startProcess({ DATA_DIR: folder, SEED: 'none' })
    const { hostname, port } = new URL(running.address)
    const client = net.connect(Number(port), hostname)
    client.on('error', () => {})
    client.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n{',
    )
    // It says that it has read the head.
    await new Promise((resolve) => client.once('data', resolve))
    const ended = running.end('SIGTERM')
    // It has heard the first one when it takes no more connections.
    const takes = () =>
      fetch(`${running.address}/health/live`).then(
        () => true,
        () => false,
      )
    await expect.poll(takes).toBe(false)
    running.child.kill('SIGTERM')
    expect(await ended).toBe(75)
    expect(running.output()).toContain('Ended at once, without waiting for what is in flight.')
    while (fs.existsSync(path.join(folder, 'postgres/postmaster.pid')))
      await new Promise((resolve) => setTimeout(resolve, 50))
    client.destroy()
  })

  test('where the port is taken says so', async () => {
    const server = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const PORT = String((server.address() as net.AddressInfo).port)
    const { code, lines } = await refusal({ DATA_DIR: folder, PORT })
    expect([code, lines]).toEqual([
      69,
      [`The port ${PORT} of 127.0.0.1 can't be opened: another program listens there. Set PORT to a free one.`],
    ])
    server.close()
  })

  test('with a database of its own seeds nothing and names no account, warns of a superuser, and not of a role that may only what it needs', async () => {
    const database = `own_${Date.now()}`
    const owner = { ...inject('postgres'), database }
    await withConnection({ ...owner, database: 'postgres' }, (client) => client.query(`create database ${database}`))
    const first = await startProcess({ DATABASE_URL: addressOf(owner), SEED: '' })
    expect(first.output()).toContain(
      `The role ${owner.user} of DATABASE_URL is a superuser, so that only triggers keep history and audit from being changed.`,
    )
    expect(first.output()).not.toContain('demo.test')
    await first.end()
    const second = await startProcess({
      DATABASE_URL: addressOf({ ...owner, ...inject('app') }),
      MIGRATE_DATABASE_URL: addressOf(owner),
      SEED: 'none',
    })
    expect(second.output().trim().split('\n')).toEqual([`Opsgraph is ready at ${second.address}`])
    expect((await withConnection(owner, (client) => client.query('select from app_user'))).rowCount).toBe(0)
    // Whoever is here already is not of the demo.
    await withConnection(owner, (client) =>
      client.query(
        `insert into app_user (id, name, email, password_hash) values (gen_random_uuid(), 'Own', 'own@own.test', '-')`,
      ),
    )
    await second.end()
    const third = await startProcess({
      DATABASE_URL: addressOf({ ...owner, ...inject('app') }),
      MIGRATE_DATABASE_URL: addressOf(owner),
      SEED: 'demo',
    })
    expect(third.output()).not.toContain('demo.test')
    expect(await third.end()).toBe(0)
  })

  test('with SEED=none has no accounts', async () => {
    const own = dataFolder()
    const running = await startProcess({ DATA_DIR: own, SEED: 'none' })
    const response = await fetch(`${running.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-1' }),
    })
    expect(response.status).toBe(401)
    await running.end()
    fs.rmSync(own, { recursive: true, force: true })
  })
})
