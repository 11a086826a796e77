// What a folder of backups has of WAL: a chain for each cluster that was archived to it, of base backups and segments,
// whose names tell their times. A cluster that was restored begins a chain of its own.
import fs from 'node:fs'
import path from 'node:path'
import { isSegment } from './segments.ts'

export interface Base {
  file: string
  /** From when on it can be restored: when it was whole. */
  at: Date
  /** The last segment that it needs to be whole. */
  lastSegment: string
}

export interface Segment {
  file: string
  name: string
  /** When PostgreSQL closed it: what was committed until then is in it or before it. */
  closedAt: Date
}

/** Bases and segments, each the oldest first. */
export interface Chain {
  folder: string
  bases: Base[]
  segments: Segment[]
}

const chainPrefix = 'wal-'
const stamp = String.raw`(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)([\d.]+)Z`
const baseForm = new RegExp(`^base-${stamp}-([0-9A-F]{24})\\.base$`)
const segmentForm = new RegExp(`^([0-9A-F]{24})-${stamp}\\.wal$`)

const stampOf = (at: Date) => at.toISOString().replaceAll(/[-:]/g, '')
const dateOf = (parts: readonly string[]) => {
  const [year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export const baseName = (at: Date, lastSegment: string) => `base-${stampOf(at)}-${lastSegment}.base`
export const segmentFile = (name: string, closedAt: Date) => `${name}-${stampOf(closedAt)}.wal`
const chainFolder = (folder: string, id: string) => path.join(folder, chainPrefix + id)

/** A new chain's id: when it began, and what no other has. */
export const newChainId = (now: Date, random: string) => `${stampOf(now).replace(/\.\d+/, '')}-${random}`

/** Where a cluster keeps the id of its chain; a copy of its files goes without it. */
export const chainFile = 'opsgraph.archive'

/** The chain of a cluster's folder; undefined where none has begun. */
export function chainOf(cluster: string, backups: string): string | undefined {
  const file = path.join(cluster, chainFile)
  return fs.existsSync(file) ? chainFolder(backups, fs.readFileSync(file, 'utf8').trim()) : undefined
}

export async function readChain(folder: string): Promise<Chain> {
  const bases: Base[] = []
  const segments: Segment[] = []
  const names = fs.existsSync(folder) ? await fs.promises.readdir(folder) : []
  for (const name of names.toSorted()) {
    const base = baseForm.exec(name)
    const segment = base ? null : segmentForm.exec(name)
    if (base) bases.push({ file: path.join(folder, name), at: dateOf(base.slice(1)), lastSegment: base[7]! })
    else if (segment && isSegment(segment[1]!))
      segments.push({ file: path.join(folder, name), name: segment[1]!, closedAt: dateOf(segment.slice(2)) })
  }
  return { folder, bases, segments }
}

/** The chains of a folder of backups, the oldest first; of a chain's own folder, that one. */
export async function readChains(folder: string): Promise<Chain[]> {
  if (path.basename(path.resolve(folder)).startsWith(chainPrefix)) return [await readChain(folder)]
  const entries = fs.existsSync(folder) ? await fs.promises.readdir(folder, { withFileTypes: true }) : []
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(chainPrefix))
    .map(({ name }) => name)
    .toSorted()
  return Promise.all(names.map((name) => readChain(path.join(folder, name))))
}
