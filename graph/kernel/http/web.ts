// The built web: hashed files that never change, and for every other path the page.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { projectFile } from '../../../prisma/project.ts'
import { isLanguage, languageOf, languages, type Language } from '../messages/languages.ts'
import { HttpError } from './body.ts'
import type { Settings } from '../settings.ts'
import { pagePolicy } from './headers.ts'
import { mapTiles } from './mapTiles.ts'
import type { TileArchive } from './tileArchive.ts'

interface File {
  type: string
  plain: Buffer
  /** As it was packed for the first who took it so. */
  packed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])
/** A build of each language; what is the same in both has the same name. */
const folders = languages.map((language) => projectFile('dist/web', language))
const noncePlaceholder = /__NONCE__/g

const brotli = promisify(brotliCompress)

// Beside the thread that answers: it takes up to half a second.
const pack = {
  br: (plain: Buffer) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

const encodings = ['br', 'gzip'] as const

// What a build has made stays as it is: one process reads and packs it once, however many doors it has.
const files = new Map<string, File>()

/** The language that a browser was set to here, else the one that it asks for. */
function languageOfPage({ headers }: IncomingMessage): Language {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : languageOf(headers['accept-language'])
}

export function webDoor(settings: Settings, archive?: TileArchive) {
  const tiles = mapTiles(settings, archive)
  const pages = new Map<Language, string>()

  function file(pathname: string): File | undefined {
    const known = files.get(pathname)
    if (known) return known
    const type = types[path.extname(pathname)]
    const full = folders
      .map((folder) => ({ folder, file: path.join(folder, path.normalize(pathname)) }))
      .find(({ folder, file: one }) => one.startsWith(folder + path.sep) && fs.existsSync(one))?.file
    if (!type || !full) return undefined
    const made: File = { type, plain: fs.readFileSync(full), packed: {} }
    files.set(pathname, made)
    return made
  }

  function sendPage(res: ServerResponse, language: Language) {
    const page = pages.get(language) ?? fs.readFileSync(projectFile('dist/web', language, 'index.html'), 'utf8')
    pages.set(language, page)
    const nonce = randomBytes(16).toString('base64')
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, tiles.origin),
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'accept-language, cookie',
    })
    res.end(page.replace(noncePlaceholder, nonce).replace('</head>', () => `${tiles.head}</head>`))
  }

  return async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new HttpError('METHOD', `${pathname} takes GET.`, { allow: 'GET, HEAD' })
    }
    const found = file(pathname)
    if (!found) {
      if (pathname.startsWith('/assets/')) throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
      return sendPage(res, languageOfPage(req))
    }
    const accepted = req.headers['accept-encoding'] ?? ''
    const isPackable = compressible.has(path.extname(pathname))
    const encoding = isPackable ? encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) : undefined
    const body = encoding ? await (found.packed[encoding] ??= pack[encoding](found.plain)) : found.plain
    res.writeHead(200, {
      'content-type': found.type,
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}
