// A replica of a database, which is PostgreSQL as it is.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import { binaries } from '../../prisma/embeddedBinaries.ts'
import { clusterIn, database, keepPrivate, usualSettings } from '../../prisma/embeddedCluster.ts'
import { freePort } from '../../prisma/freePort.ts'
import { kill, launch, stopServer } from '../../prisma/postmaster.ts'

/** A database, as who may do everything and as the role that the product runs as. */
export interface Source {
  owner: Connection
  connection: Connection
}

export interface Standby extends Source {
  /** It goes on to receive, but shows nothing of it until it resumes. */
  pause(): Promise<void>
  resume(): Promise<void>
  promote(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again where it has stopped; it follows the same database, or another. */
  start(source?: Source): Promise<void>
  /** All of its processes stand still, as on a machine that is suspended. */
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

/** Makes a replica of a running database, and starts it. */
export async function makeStandby(source: Source, name: string): Promise<Standby> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `opsgraph-${name}-`))
  const tools = binaries(dataDir)
  const folder = clusterIn(dataDir)
  const port = await freePort()
  await copyCluster(source.owner, folder)
  fs.writeFileSync(path.join(folder, 'standby.signal'), '')
  for (const each of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) tools.give(path.join(folder, each))
  tools.give(folder)
  keepPrivate(dataDir, tools)
  const owner = { ...source.owner, port, database }
  let server = 0
  let following = source
  const ask = async (text: string) => void (await withConnection(owner, (client) => client.query(text)))
  const signalAll = (signal: NodeJS.Signals) => {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
    for (const pid of [server, ...stdout.split('\n').map(Number).filter(Boolean)]) kill(pid, signal)
  }
  const standby: Standby = {
    owner,
    connection: { ...source.connection, port },
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    stop: (signal) => stopServer(server, signal),
    async start(from = following) {
      following = from
      const all = [...usualSettings, 'wal_keep_size=256MB', conninfoOf(from.owner, name)]
      server = launch(dataDir, folder, port, tools, all).pid
      await untilOpen(owner)
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      signalAll('SIGCONT')
      await stopServer(server, 'SIGQUIT')
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await standby.start()
  return standby
}

const conninfoOf = ({ host, port, user, password }: Connection, name: string) =>
  `primary_conninfo=host=${host} port=${port} user=${user} password=${String(password)} application_name=${name}`

async function untilOpen(connection: Connection) {
  for (;;) {
    const isOpen = await withConnection(connection, (client) => client.query('select')).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await delay(50)
  }
}

/** What holds only while PostgreSQL runs is left out, and so is the log, which a standby asks for. */
const leftOut = /^(pg_wal\/.+|postmaster\.(pid|opts)|pg_replslot\/.+)$/

async function copyCluster(owner: Connection, folder: string) {
  await withConnection(owner, async (client) => {
    const { rows } = await client.query<{ from: string }>(
      `select current_setting('data_directory') as from from pg_backup_start('standby', fast => true)`,
    )
    const { from } = rows[0]!
    fs.cpSync(from, folder, { recursive: true, filter: (file) => !leftOut.test(path.relative(from, file)) })
    const stopped = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    fs.writeFileSync(path.join(folder, 'backup_label'), stopped.rows[0]!.label)
  })
  fs.chmodSync(folder, 0o700)
}
