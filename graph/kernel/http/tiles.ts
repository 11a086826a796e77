// Tiles of the operator's own file, for who opens a map: as the page's own files, they ask for no sign-in.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { HttpError } from './body.ts'
import type { TileArchive } from './tileArchive.ts'

export const tilesPath = '/tiles'

const tile = /^\/tiles\/[\w-]+\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/
/** The deepest that PMTiles number. */
const deepestZoom = 26
const unpacked = promisify(gunzip)

/** The address of tiles, for a page to put a zoom and a place into; another file has another. */
export const tilesAddress = ({ version }: TileArchive) => `${tilesPath}/${version}/{z}/{x}/{y}`

/** Answers /tiles/{version}/{z}/{x}/{y}: a tile, or 204 where the file has none. */
export const tilesDoor =
  (archive: TileArchive | undefined) => async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const [z, x, y] = tile.exec(pathname)?.slice(1).map(Number) ?? []
    if (!archive || z === undefined || z > deepestZoom || Math.max(x!, y!) >= 2 ** z)
      throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', `${pathname} takes GET.`, { allow: 'GET, HEAD' })
    const takesGzip = /\bgzip\b/.test(req.headers['accept-encoding'] ?? '')
    const read = async () => {
      const found = await archive.read(z, x!, y!)
      return found?.encoding && !takesGzip ? { body: await unpacked(found.body) } : found
    }
    const found = await read().catch(() => {
      throw new HttpError('UNAVAILABLE', 'The file of MAP_TILES_FILE cannot be read. It may be damaged.')
    })
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }
    if (!found) return res.writeHead(204, headers).end()
    res.writeHead(200, {
      ...headers,
      'content-type': archive.mediaType,
      'content-length': found.body.length,
      ...(found.encoding && { 'content-encoding': found.encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : found.body)
  }
