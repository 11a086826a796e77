// GraphiQL: a page of our own whose files come from here alone, packed and kept by the browser.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  css,
  editorWorkerService,
  favicon,
  graphqlWorker,
  js,
  jsonWorker,
} from '@graphql-yoga/render-graphiql/graphiql'
import type { Settings } from '../settings.ts'
import { HttpError } from './body.ts'
import { examples } from './examples.ts'
import { graphiqlPolicy } from './headers.ts'
import { startScript } from './graphiqlStart.ts'

const script = 'text/javascript; charset=utf-8'
const texts = {
  'graphiql.js': { type: script, text: js },
  'start.js': { type: script, text: startScript },
  'editor.js': { type: script, text: editorWorkerService },
  'json.js': { type: script, text: jsonWorker },
  'graphql.js': { type: script, text: graphqlWorker },
  'graphiql.css': { type: 'text/css; charset=utf-8', text: css },
}

const folder = '/graphql/files/'
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const packings = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: {} }

interface File {
  type: string
  plain: Buffer
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

interface Files {
  /** By its address, which has the hash of its text. */
  byPath: Map<string, File>
  page: string
}

let made: Files | undefined

function files(): Files {
  if (made) return made
  const byPath = new Map<string, File>()
  const paths: Record<string, string> = {}
  for (const [name, { type, text }] of Object.entries(texts)) {
    const plain = Buffer.from(text)
    const path = `${folder}${createHash('sha256').update(plain).digest('base64url').slice(0, 12)}/${name}`
    paths[name] = path
    byPath.set(path, { type, plain, packed: {} })
  }
  const options = {
    title: 'Opsgraph',
    defaultTabs: examples.map(({ query, variables }) => ({
      query,
      variables: variables && JSON.stringify(variables, null, 2),
    })),
  }
  const data = JSON.stringify({ paths, options }).replaceAll('<', '\\u003c')
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Opsgraph</title>
    <link rel="icon" href="${favicon}" />
    <link rel="stylesheet" href="${paths['graphiql.css']}" />
  </head>
  <body class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script type="application/json" id="start">${data}</script>
    <script src="${paths['graphiql.js']}"></script>
    <script src="${paths['start.js']}"></script>
  </body>
</html>
`
  return (made = { byPath, page })
}

const loopback = /^(localhost|127(\.\d+){3}|::1)$/

const isOn = ({ GRAPHIQL, DATABASE_URL, HOST }: Settings) =>
  GRAPHIQL === 'on' || (GRAPHIQL === 'auto' && !DATABASE_URL && loopback.test(HOST))

/** Answers whether it was asked for: the page by who takes HTML, its files by their addresses. */
export function graphiqlDoor(settings: Settings) {
  const off = () =>
    new HttpError('NOT_FOUND', 'The explorer is off here. Set GRAPHIQL=on for it, or POST an operation.')

  return async (req: IncomingMessage, res: ServerResponse, pathname: string): Promise<boolean> => {
    const isPage =
      pathname === '/graphql' &&
      (req.method === 'GET' || req.method === 'HEAD') &&
      Boolean(req.headers.accept?.includes('text/html'))
    if (!isPage && !pathname.startsWith(folder)) return false
    if (!isOn(settings)) throw off()
    if (isPage) {
      res.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': graphiqlPolicy,
        'cache-control': 'no-cache',
      })
      res.end(req.method === 'HEAD' ? undefined : files().page)
      return true
    }
    const file = files().byPath.get(pathname)
    if (!file) throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    const accepted = req.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    const body = encoding
      ? await (file.packed[encoding] ??= pack[encoding](file.plain, packings[encoding]))
      : file.plain
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}
