// A data folder as its database was at a time: the base backup before it, WAL up to it, and all read once.
import fs from 'node:fs'
import path from 'node:path'
import { requireKnown } from '../backup/versions.ts'
import { binaries, majorVersion } from '../embeddedBinaries.ts'
import { clusterIn, keepPrivate, makeFolder, newPassword, restoring, writePassword } from '../embeddedCluster.ts'
import { alive, livePostmaster, stopServer } from '../postmaster.ts'
import { StartError } from '../startError.ts'
import { syncFolder } from '../writeNewFile.ts'
import { planRestore } from './plan.ts'
import { readWhole, recover, setPassword, type Cluster } from './recover.ts'
import { unpackBase, unpackSegment } from './unpack.ts'
import { baseForm, openWalFile, type BaseHeader } from './walFile.ts'

export interface RestoreArchiveOptions {
  /** The folder of backups, or of one chain in it. */
  folder: string
  /** Up to when; unset, as far as the archive goes. */
  target?: Date
  secret?: string
  /** A folder that has no database yet. */
  dataDir: string
  signal?: AbortSignal
  say?: (line: string) => void
}

export interface RestoredArchive {
  /** All that was committed until then is in it. */
  until: Date
  rows: number
}

const holder = 'opsgraph.pid'

/** Restores into a folder; where that fails, it has no database, as before. */
export async function restoreArchive(options: RestoreArchiveOptions): Promise<RestoredArchive> {
  const { folder: backups, target, secret, dataDir, signal, say = () => {} } = options
  const cluster = clusterIn(dataDir)
  if (fs.existsSync(cluster))
    throw new StartError(`DATA_DIR ${dataDir} has a database already. Name an empty folder.`, 'data')
  const plan = await planRestore(backups, target)
  const base = await openWalFile<BaseHeader>(plan.base.file, baseForm, secret)
  await requireFitting(base.header)
  makeFolder(dataDir)
  const folder = path.join(dataDir, restoring)
  await clear(folder)
  fs.mkdirSync(folder, { mode: 0o700 })
  try {
    fs.writeFileSync(path.join(folder, holder), String(process.pid))
    const tools = binaries(dataDir)
    tools.give(folder)
    keepPrivate(dataDir, tools)
    const made: Cluster = { dataDir, folder, tools, signal }
    const asked = { ...made, secret }
    say(`Unpacking the base backup of ${plan.base.at.toISOString()} and ${plan.segments.length} WAL segments.`)
    await unpackBase(base, asked)
    for (const segment of plan.segments) await unpackSegment(segment, asked)
    await recover(made, plan.target)
    const password = newPassword()
    await setPassword(made, password)
    const rows = await readWhole(made, password)
    writePassword(dataDir, password, tools)
    fs.rmSync(path.join(folder, holder))
    fs.renameSync(folder, cluster)
    syncFolder(dataDir)
    return { until: plan.until, rows }
  } catch (error) {
    await clear(folder)
    throw error
  }
}

async function requireFitting({ postgres, platform, migration }: BaseHeader): Promise<void> {
  const own = `${process.platform}-${process.arch}`
  if (!postgres.startsWith(`${majorVersion}.`) || platform !== own)
    throw new StartError(
      `The base backup is of PostgreSQL ${postgres} on ${platform}; here is ${majorVersion} on ${own}. Restore a backup file (.opsgraph) instead.`,
      'data',
    )
  await requireKnown({ migration })
}

/** Removes what a restore that was broken off has left, its PostgreSQL too; throws where it is still under way. */
async function clear(folder: string): Promise<void> {
  if (!fs.existsSync(folder)) return
  const file = path.join(folder, holder)
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (pid && pid !== process.pid && alive(pid))
    throw new StartError(`Another process (${pid}) restores into ${path.dirname(folder)}. Wait for it.`, 'tryAgain')
  const running = livePostmaster(folder)
  if (running) await stopServer(running.pid, 'SIGQUIT')
  fs.rmSync(folder, { recursive: true, force: true })
}
