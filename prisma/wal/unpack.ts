// The files of a plan into a folder: the base backup as it was, and WAL where PostgreSQL looks for it.
import fs from 'node:fs'
import path from 'node:path'
import { jsonOf, readFrames } from '../backup/frames.ts'
import type { Binaries } from '../embeddedBinaries.ts'
import { StartError } from '../startError.ts'
import type { Segment } from './chains.ts'
import type { ClusterFile } from './clusterFiles.ts'
import { openWalFile, segmentForm, walContent, type BaseHeader, type SegmentHeader } from './walFile.ts'
import type { OpenFile } from '../backup/backupFile.ts'

interface Unpacking {
  folder: string
  secret?: string
  tools: Binaries
  signal?: AbortSignal
}

export async function unpackBase(opened: OpenFile<BaseHeader>, { folder, secret, tools, signal }: Unpacking) {
  let writing: fs.promises.FileHandle | undefined
  try {
    for await (const one of readFrames(walContent(opened, secret))) {
      signal?.throwIfAborted()
      if (one.kind === 'F') {
        const { path: at, isFolder } = jsonOf<ClusterFile>(one)
        const file = inside(folder, at)
        if (isFolder) fs.mkdirSync(file, { mode: 0o700 })
        else writing = await fs.promises.open(file, 'w', 0o600)
        tools.give(file)
      } else if (one.kind === 'D') await writing!.writeFile(one.bytes)
      else if (one.kind === 'E') {
        await writing!.close()
        writing = undefined
      }
    }
  } finally {
    await writing?.close()
  }
}

/** A path of a backup's, which leads nowhere else. */
function inside(folder: string, at: string): string {
  const file = path.join(folder, at)
  if (!file.startsWith(folder + path.sep)) throw new StartError(`The base backup names ${at}, outside of it.`, 'data')
  return file
}

const size = 16 * 1024 * 1024
const zeros = Buffer.alloc(64 * 1024)

/** A segment that was closed early is zeros from there on, which take no room here. */
export async function unpackSegment({ file, name }: Segment, { folder, secret, tools, signal }: Unpacking) {
  signal?.throwIfAborted()
  const opened = await openWalFile<SegmentHeader>(file, segmentForm, secret)
  if (opened.header.segment !== name)
    throw new StartError(`${file} is the WAL segment ${opened.header.segment}. Give it its name again.`, 'data')
  const target = path.join(folder, 'pg_wal', name)
  const handle = await fs.promises.open(target, 'w', 0o600)
  try {
    let at = 0
    for await (const piece of walContent(opened, secret)) {
      const bytes = piece as Buffer
      const isZero = bytes.length <= zeros.length && bytes.equals(zeros.subarray(0, bytes.length))
      if (!isZero) await handle.write(bytes, 0, bytes.length, at)
      at += bytes.length
    }
    if (at !== size) throw new StartError(`${file} has ${at} bytes of WAL, and not ${size}.`, 'data')
    await handle.truncate(size)
  } finally {
    await handle.close()
  }
  tools.give(target)
}
