// The files of a cluster that a base backup has, as frames: a folder or a file, its bytes, its end.
import fs from 'node:fs'
import path from 'node:path'
import { frame } from '../backup/frames.ts'
import { chainFile } from './chains.ts'

export interface ClusterFile {
  /** Within the cluster's folder, with slashes. */
  path: string
  isFolder?: boolean
}

/** What holds only while PostgreSQL runs, or follows from WAL: such a folder is made empty. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', chainFile])
const isPassing = (name: string) => name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init')

/** Read last, so that it is of the end of the backup, as pg_basebackup has it. */
const control = 'global/pg_control'
const chunkLength = 64 * 1024

export async function* framesOfCluster(cluster: string): AsyncGenerator<Buffer> {
  yield* framesOfFolder(cluster, '')
  yield* framesOfFile(cluster, control)
}

async function* framesOfFolder(cluster: string, folder: string): AsyncGenerator<Buffer> {
  const entries = await fs.promises.readdir(path.join(cluster, folder), { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = folder ? `${folder}/${entry.name}` : entry.name
    if (isPassing(entry.name) || leftOut.has(at) || at === control) continue
    if (entry.isFile()) yield* framesOfFile(cluster, at)
    else if (entry.isDirectory()) {
      yield fileFrame({ path: at, isFolder: true })
      if (at === 'pg_wal') yield fileFrame({ path: 'pg_wal/archive_status', isFolder: true })
      if (!emptied.has(at)) yield* framesOfFolder(cluster, at)
    }
  }
}

/** A file may grow, shrink and go while it is read: what changed since the backup began, WAL has. */
async function* framesOfFile(cluster: string, at: string): AsyncGenerator<Buffer> {
  let handle: fs.promises.FileHandle
  try {
    handle = await fs.promises.open(path.join(cluster, at))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    yield fileFrame({ path: at })
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkLength), 0, chunkLength)
      if (!bytesRead) break
      yield frame('D', buffer.subarray(0, bytesRead))
    }
    yield frame('E', {})
  } finally {
    await handle.close()
  }
}

const fileFrame = (file: ClusterFile) => frame('F', file)

/** A file that is not of the folder. */
export function* framesOfText(at: string, text: string): Generator<Buffer> {
  yield fileFrame({ path: at })
  yield frame('D', Buffer.from(text))
  yield frame('E', {})
}
