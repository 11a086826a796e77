// Archives the WAL of the embedded database. PostgreSQL marks each closed segment as ready and keeps it until it is
// marked as done; its own archiver would run a command of the system's for each, which a machine of Node alone has not,
// and as another user. So that one is given no command, and this process does what it would: the database is never held
// up, and a segment that can't be archived is kept and tried again.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { Binaries } from '../embeddedBinaries.ts'
import { syncFolder } from '../writeNewFile.ts'
import { chainFile, chainOf, newChainId, segmentFile } from './chains.ts'
import { isSegment } from './segments.ts'
import { openWalFile, segmentForm, walContent, writeWalFile, type SegmentHeader } from './walFile.ts'

export interface ArchiveOptions {
  /** The folder of backups. */
  folder: string
  secret?: string
}

/** How long a segment that is written to stays open, in seconds: the most that is lost with the disk. */
const longestOpen = 60

export const archiveSettings = ['archive_mode=on', `archive_timeout=${longestOpen}`]

/** For whoever watches: how the archive of this process's database does. */
export const archiveState: {
  isOn: boolean
  /** When the oldest segment that waits was closed. */
  waitingSince?: Date
  /** When the newest segment of the archive was closed. */
  archivedUpTo?: Date
} = { isOn: false }

const lookAgain = 1000
const tellAgain = 600_000

export interface Archiver {
  /** Archives what is ready once more, after the database has ended, and is over. */
  stop: () => Promise<void>
}

export function startArchiver(
  cluster: string,
  { folder, secret }: ArchiveOptions,
  tools: Binaries,
  say: (line: string) => void,
): Archiver {
  const ending = new AbortController()
  let toldAt = -Infinity
  beginChain(cluster, tools)
  archiveState.isOn = true

  async function sweep() {
    try {
      await archiveReady(cluster, chainOf(cluster, folder)!, secret)
      if (toldAt > 0) say(`WAL is archived to ${folder} again.`)
      toldAt = -Infinity
    } catch (error) {
      if (performance.now() - toldAt < tellAgain) return
      toldAt = performance.now()
      say(
        `WAL can't be archived to ${folder}: ${(error as Error).message}. PostgreSQL keeps it; tried again until it is.`,
      )
    }
  }

  const running = (async () => {
    while (!ending.signal.aborted) {
      await sweep()
      await delay(lookAgain, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      ending.abort()
      await running
      await sweep()
      Object.assign(archiveState, { isOn: false, waitingSince: undefined })
    },
  }
}

/** Names the chain of a cluster that has none. */
function beginChain(cluster: string, tools: Binaries) {
  const file = path.join(cluster, chainFile)
  if (fs.existsSync(file)) return
  fs.writeFileSync(file, newChainId(new Date(), randomBytes(3).toString('hex')), { mode: 0o600, flush: true })
  tools.give(file)
}

/** Archives each segment that is ready, the oldest first; throws at the first that can't be. */
export async function archiveReady(cluster: string, chain: string, secret: string | undefined): Promise<void> {
  const marks = path.join(cluster, 'pg_wal/archive_status')
  const ready = (await fs.promises.readdir(marks)).filter((name) => name.endsWith('.ready')).toSorted()
  for (const mark of ready) {
    const name = mark.slice(0, -'.ready'.length)
    // Histories and what a timeline left half behind are of no use: a cluster that was restored begins a new chain.
    if (isSegment(name)) {
      const source = path.join(cluster, 'pg_wal', name)
      const closedAt = (await fs.promises.stat(source)).mtime
      archiveState.waitingSince = closedAt
      await archiveSegment(source, chain, closedAt, secret)
      archiveState.archivedUpTo = closedAt
    }
    await fs.promises.rename(path.join(marks, mark), path.join(marks, `${name}.done`))
  }
  if (ready.length) syncFolder(marks)
  archiveState.waitingSince = undefined
}

async function archiveSegment(source: string, chain: string, closedAt: Date, secret: string | undefined) {
  const name = path.basename(source)
  const there = fs.existsSync(chain)
    ? (await fs.promises.readdir(chain)).find((one) => one.startsWith(name) && one.endsWith('.wal'))
    : undefined
  if (there !== undefined) {
    // This process ended before it was marked; anything else is of another database, and is not written over.
    const opened = await openWalFile<SegmentHeader>(path.join(chain, there), segmentForm, secret)
    if (await isSame(walContent(opened, secret), source)) return
    throw new Error(`${path.join(chain, there)} is there already and is of another database`)
  }
  const header: Omit<SegmentHeader, 'salts'> = { segment: name }
  const content = fs.createReadStream(source)
  await writeWalFile({
    folder: chain,
    form: segmentForm,
    header,
    content,
    secret,
    name: () => segmentFile(name, closedAt),
  })
}

async function isSame(content: Readable, file: string): Promise<boolean> {
  const handle = await fs.promises.open(file)
  let same = true
  let at = 0
  try {
    await pipeline(content, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        const own = Buffer.alloc(piece.length)
        await handle.read(own, 0, own.length, at)
        same &&= own.equals(piece)
        at += piece.length
      }
    })
    return same && at === (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
