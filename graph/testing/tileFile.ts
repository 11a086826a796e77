// Writes a PMTiles file of version 3, by its specification, for tests of what reads it.
import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'

export interface FileTile {
  z: number
  x: number
  y: number
  data: Uint8Array
}

/** Each list in turn, the ids as steps. */
function directoryOf(entries: readonly { id: number; length: number }[]): Buffer {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  entries.forEach(({ id }, i) => pbf.writeVarint(id - (entries[i - 1]?.id ?? 0)))
  entries.forEach(() => pbf.writeVarint(1))
  entries.forEach(({ length }) => pbf.writeVarint(length))
  // Each begins where the one before it ends; the first at the begin, which is written as 1.
  entries.forEach((_, i) => pbf.writeVarint(i ? 0 : 1))
  return gzipSync(pbf.finish())
}

/** Writes the file, its tiles packed by gzip. */
export function writeTileFile(file: string, tiles: readonly FileTile[]): void {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: gzipSync(data) }))
    .sort((one, other) => one.id - other.id)
  const directory = directoryOf(sorted.map(({ id, data }) => ({ id, length: data.length })))
  const metadata = gzipSync('{}')
  const data = Buffer.concat(sorted.map((one) => one.data))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const sections = [directory, metadata, Buffer.alloc(0), data]
  sections.reduce((at, section, i) => {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * i)
    header.writeBigUInt64LE(BigInt(section.length), 16 + 16 * i)
    return at + section.length
  }, header.length)
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at)
  const zooms = tiles.map(({ z }) => z)
  // As a file that is read from its begin, packed by gzip all of it, with vector tiles.
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96)
  fs.writeFileSync(file, Buffer.concat([header, ...sections]))
}
