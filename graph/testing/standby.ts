// A database of its own with replicas that follow it, all of them PostgreSQL as it is.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import { binaries } from '../../prisma/embeddedBinaries.ts'
import { clusterIn, database, keepPrivate, usualSettings } from '../../prisma/embeddedCluster.ts'
import type { EmbeddedDatabase } from '../../prisma/embedded.ts'
import { freePort } from '../../prisma/freePort.ts'
import { migrate } from '../../prisma/migrate.ts'
import { launch, stopServer } from '../../prisma/postmaster.ts'
import { grantApp } from '../../prisma/roles.ts'
import { startScratch } from '../../prisma/scratch.ts'
import { atEnd } from './atEnd.ts'

/** Migrated, and stopped after the file's tests. */
export async function startPrimary(settings: string[] = []): Promise<EmbeddedDatabase> {
  const primary = await startScratch(['wal_keep_size=256MB', ...settings])
  atEnd(() => primary.stop())
  await migrate(primary.owner)
  await withConnection(primary.owner, (client) => grantApp(client, primary.connection.user!))
  return primary
}

export interface Standby {
  /** As the role that the product runs as. */
  connection: Connection
  /** It goes on to receive, but shows nothing of it until it resumes. */
  pause(): Promise<void>
  resume(): Promise<void>
  promote(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again where it has stopped. */
  start(): Promise<void>
  /** All of its processes stand still, as on a machine that is suspended. */
  freeze(): void
  thaw(): void
}

const untilOpen = async (connection: Connection) => {
  for (;;) {
    const isOpen = await withConnection(connection, (client) => client.query('select')).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await delay(50)
  }
}

/** A replica of a running database, stopped after the file's tests. */
export async function startStandby(primary: EmbeddedDatabase, name: string, settings: string[] = []): Promise<Standby> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `opsgraph-${name}-`))
  const tools = binaries(dataDir)
  const folder = clusterIn(dataDir)
  const port = await freePort()
  await copyCluster(primary.owner, folder)
  const { host, port: from, user, password } = primary.owner
  fs.writeFileSync(path.join(folder, 'standby.signal'), '')
  for (const each of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) tools.give(path.join(folder, each))
  tools.give(folder)
  keepPrivate(dataDir, tools)
  const source = `primary_conninfo=host=${host} port=${from} user=${user} password=${password} application_name=${name}`
  const all = [...usualSettings, 'hot_standby=on', 'wal_keep_size=256MB', ...settings]
  const owner = { ...primary.owner, port, database }
  let server = 0
  const standby: Standby = {
    connection: { ...primary.connection, port },
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    stop: (signal) => stopServer(server, signal),
    async start() {
      server = launch(dataDir, folder, port, tools, [...all, source]).pid
      await untilOpen(owner)
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
  const signalAll = (signal: NodeJS.Signals) => {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
    for (const pid of [server, ...stdout.split('\n').map(Number).filter(Boolean)]) process.kill(pid, signal)
  }
  const ask = async (text: string) => void (await withConnection(owner, (client) => client.query(text)))
  atEnd(async () => {
    standby.thaw()
    await stopServer(server, 'SIGQUIT')
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  await standby.start()
  return standby
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
