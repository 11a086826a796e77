// What is kept of the chains in a folder of backups: as many base backups as of the others, and WAL since the oldest.
import fs from 'node:fs'
import { readHeader } from '../backup/backupFile.ts'
import { readChain, readChains, type Base } from './chains.ts'
import { nextSegment } from './segments.ts'
import { baseForm, type BaseHeader } from './walFile.ts'

/** The first segment that a base backup needs. */
export const firstSegment = ({ file }: Base) => readHeader<BaseHeader>(file, baseForm).segment

/** Whether a chain has no base backup from which its WAL goes on without a gap. */
export async function needsBase(folder: string): Promise<boolean> {
  const { bases, segments } = await readChain(folder)
  const newest = bases.at(-1)
  if (!newest) return true
  let expected = firstSegment(newest)
  for (const { name } of segments) {
    if (name < expected) continue
    if (name !== expected) return true
    expected = nextSegment(name)
  }
  return false
}

/** Removes base backups beyond those that are kept, the segments before them, and chains that have none. */
export async function expireChains(backups: string, keep: number, own: string): Promise<void> {
  const chains = await readChains(backups)
  const kept = new Set(
    chains
      .flatMap(({ bases }) => bases)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, keep),
  )
  for (const { folder, bases, segments } of chains) {
    const oldest = bases.find((base) => kept.has(base))
    if (!oldest && folder === own) continue
    // Without a segment, none of those that begin before it is of use: they go first.
    for (const base of bases) if (!kept.has(base)) fs.rmSync(base.file)
    const first = oldest && firstSegment(oldest)
    for (const { file, name } of segments) if (first === undefined || name < first) fs.rmSync(file)
    if (!oldest && !fs.readdirSync(folder).length) fs.rmdirSync(folder)
  }
}
