// PostgreSQL on restored files: it replays the WAL that lies there up to a time, becomes a database that can be written
// to, and is read whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { escapeIdentifier, type ClientBase } from 'pg'
import { tablesOf } from '../backup/tables.ts'
import { makeClient, type Connection } from '../connect.ts'
import type { Binaries } from '../embeddedBinaries.ts'
import { database, lastLogLine, owner, usualSettings } from '../embeddedCluster.ts'
import { freePort } from '../freePort.ts'
import { alive, kill, launch, pidFile, stopServer, type Postmaster } from '../postmaster.ts'
import { StartError } from '../startError.ts'

export interface Cluster {
  dataDir: string
  folder: string
  tools: Binaries
  signal?: AbortSignal
}

/**
 * A standby reads the WAL in its folder and needs no command for it. It is told to become a primary at once: it does
 * when it has reached the time, or all WAL is read.
 */
const recovering = ['hot_standby=off', 'wal_retrieve_retry_interval=100ms', 'wal_recycle=off']
const lookAgain = 100
const readyLine = 7

/** Replays WAL up to a time, or all of it. */
export async function recover(cluster: Cluster, target: Date | undefined): Promise<void> {
  const { dataDir, folder } = cluster
  fs.writeFileSync(path.join(folder, 'standby.signal'), '', { mode: 0o600 })
  cluster.tools.give(path.join(folder, 'standby.signal'))
  // The names of zones are read later than this.
  const at = target?.toISOString().replace('Z', '+00')
  const settings = target ? [`recovery_target_time=${at}`, 'recovery_target_action=promote', ...recovering] : recovering
  const isDone = await serve(cluster, settings, async ({ pid }) => {
    while (!isReady(folder)) {
      cluster.signal?.throwIfAborted()
      if (!alive(pid)) return false
      if (fs.existsSync(path.join(folder, 'postmaster.pid'))) promote(cluster, pid)
      await delay(lookAgain)
    }
    return true
  })
  if (isDone) return
  const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  // Nothing was committed between the time and the end of what was archived: all of it is what was there then.
  if (target && log.includes('recovery ended before configured recovery target was reached'))
    return recover(cluster, undefined)
  throw failure(cluster)
}

const isReady = (folder: string) => pidFile(folder)[readyLine]?.trim() === 'ready'

function promote({ folder, tools }: Cluster, pid: number) {
  const file = path.join(folder, 'promote')
  if (fs.existsSync(file)) return
  fs.writeFileSync(file, '', { mode: 0o600 })
  tools.give(file)
  kill(pid, 'SIGUSR1')
}

function failure({ dataDir }: Cluster): StartError {
  const line = lastLogLine(dataDir) ?? ''
  const isFull = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').includes('No space left on device')
  return isFull
    ? new StartError(`The disk is full at ${dataDir}. Make room and try again.`, 'io')
    : new StartError(`PostgreSQL could not recover what was restored: ${line}`, 'data')
}

async function serve<T>(
  { dataDir, folder, tools }: Cluster,
  settings: string[],
  work: (server: Postmaster) => Promise<T>,
): Promise<T> {
  const server = launch(dataDir, folder, await freePort(), tools, [...usualSettings, ...settings])
  try {
    return await work(server)
  } finally {
    if (alive(server.pid)) await stopServer(server.pid)
  }
}

/** Gives the superuser another password, without the one of before: nobody else is let in meanwhile. */
export async function setPassword({ folder, tools }: Cluster, password: string): Promise<void> {
  const args = ['--single', '-D', folder, ...usualSettings.flatMap((setting) => ['-c', setting]), 'postgres']
  const child = spawn(...tools.command('postgres', args), {
    ...tools.identity,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(`alter role ${owner} password '${password}'\n`)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>])
  if (code !== 0 || /ERROR|FATAL|PANIC/.test(said))
    throw new StartError(`The restored database could not be opened: ${said.trim().split('\n').at(-1)}`, 'software')
}

/** Reads each row of each table, by which PostgreSQL compares the check sum of each page; answers with their number. */
export function readWhole(cluster: Cluster, password: string): Promise<number> {
  return serve(cluster, [], async ({ pid, port }) => {
    const client = await connected({ host: '127.0.0.1', port, user: owner, password, database }, pid, cluster)
    try {
      return await countRows(client)
    } finally {
      await client.end().catch(() => {})
    }
  })
}

async function connected(connection: Connection, pid: number, cluster: Cluster) {
  for (;;) {
    const client = makeClient(connection)
    try {
      await client.connect()
      return client
    } catch (error) {
      cluster.signal?.throwIfAborted()
      const isStarting = ['ECONNREFUSED', '57P03'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (!isStarting) throw error
      if (!alive(pid)) throw failure(cluster)
      await delay(lookAgain)
    }
  }
}

async function countRows(client: ClientBase): Promise<number> {
  let total = 0
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${escapeIdentifier(name)} t`)
    total += Number(rows[0]!.count)
  }
  return total
}
