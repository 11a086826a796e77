// A PMTiles file of the operator's: the tiles of a map, for which no other server is asked.
import { open } from 'node:fs/promises'
import { Compression, findTile, SharedPromiseCache, TileType, zxyToTileId, type Source } from 'pmtiles'
import { StartError } from '../../../prisma/startError.ts'

interface Packed {
  body: Buffer
  /** How it is packed in the file; undefined of what is not. */
  encoding?: 'gzip'
}

export interface TileArchive {
  /** Lines that a page draws in its own colours, or images. */
  kind: 'vector' | 'image'
  mediaType: string
  /** The deepest zoom that it has tiles of. */
  deepest: number
  /** Of the file as it was opened: one that takes its place has another. */
  version: string
  /** A tile as it lies in the file; undefined where there is none. */
  read: (z: number, x: number, y: number) => Promise<Packed | undefined>
  close: () => Promise<void>
}

const mediaTypes: Partial<Record<TileType, string>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

const packings: Partial<Record<Compression, 'none' | 'gzip'>> = {
  [Compression.None]: 'none',
  [Compression.Unknown]: 'none',
  [Compression.Gzip]: 'gzip',
}

/** A directory may point to others, so deep at most. */
const deepestDirectory = 4
const notOne = 'is no PMTiles file of version 3.'
/** How many directories are kept. */
const directories = 200

/** Opens the file of MAP_TILES_FILE; throws a StartError that says what is wrong with it. */
export async function openTileArchive(file: string): Promise<TileArchive> {
  const refused = (why: string) => new StartError(`MAP_TILES_FILE: ${file} ${why}`)
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw refused(`cannot be read (${error.code}).`)
  })
  const refuse = async (why: string): Promise<never> => {
    await handle.close()
    throw refused(why)
  }
  const source: Source = {
    getKey: () => file,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer.slice(0, bytesRead) }
    },
  }
  const cache = new SharedPromiseCache(directories)
  const header = await cache.getHeader(source).catch(() => refuse(notOne))
  const mediaType = mediaTypes[header.tileType]
  const packing = packings[header.tileCompression]
  if (header.specVersion !== 3) return refuse(notOne)
  if (!mediaType) return refuse('has neither vector tiles nor images.')
  if (!packing) return refuse('has tiles that are packed by neither gzip nor nothing.')
  const { mtimeMs, size } = await handle.stat()

  async function entryOf(id: number) {
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
    for (let depth = 0; depth < deepestDirectory; depth++) {
      const entry = findTile(await cache.getDirectory(source, offset, length, header), id)
      if (!entry || entry.runLength > 0) return entry
      offset = header.leafDirectoryOffset + entry.offset
      length = entry.length
    }
    return null
  }

  return {
    kind: header.tileType === TileType.Mvt ? 'vector' : 'image',
    mediaType,
    deepest: header.maxZoom,
    version: `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`,
    async read(z, x, y) {
      if (z < header.minZoom || z > header.maxZoom) return undefined
      const entry = await entryOf(zxyToTileId(z, x, y))
      if (!entry) return undefined
      const { data } = await source.getBytes(header.tileDataOffset + entry.offset, entry.length)
      if (data.byteLength < entry.length) throw new Error(`${file} ends within a tile.`)
      return { body: Buffer.from(data), encoding: packing === 'gzip' ? 'gzip' : undefined }
    },
    close: () => handle.close(),
  }
}
