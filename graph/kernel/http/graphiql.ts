// GraphiQL: a page of our own whose files come from here alone, packed and kept by the browser; here they are read from
// the disk.
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { projectFile } from '../../../prisma/project.ts'
import type { Settings } from '../settings.ts'
import { HttpError } from './body.ts'
import { examples } from './examples.ts'
import { graphiqlPolicy } from './headers.ts'

const script = 'text/javascript; charset=utf-8'
const types: Record<string, string> = {
  'graphiql.js': script,
  'start.js': script,
  'editor.js': script,
  'json.js': script,
  'graphql.js': script,
  'graphiql.css': 'text/css; charset=utf-8',
}

const folder = '/graphql/files/'
/** The encodings that files are there in, and how their names end then. */
const endings = { br: '.br', gzip: '.gz' }

interface Explorer {
  /** Names of files by their address, which has the hash of their text. */
  byPath: Map<string, string>
  page: string
}

let made: Explorer | undefined

const explorerFile = (name: string) => projectFile('dist/explorer', name)

/** What `npm run build` has made of GraphiQL. */
function explorer(): Explorer {
  if (made) return made
  const { favicon, hashes } = JSON.parse(fs.readFileSync(explorerFile('explorer.json'), 'utf8')) as {
    favicon: string
    hashes: Record<string, string>
  }
  const byPath = new Map<string, string>()
  const paths: Record<string, string> = {}
  for (const [name, hash] of Object.entries(hashes)) {
    const path = `${folder}${hash}/${name}`
    paths[name] = path
    byPath.set(path, name)
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
      res.end(req.method === 'HEAD' ? undefined : explorer().page)
      return true
    }
    const name = explorer().byPath.get(pathname)
    if (name === undefined) throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    const accepted = req.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
    const file = explorerFile(encoding ? name + endings[encoding] : name)
    res.writeHead(200, {
      'content-type': types[name],
      'content-length': fs.statSync(file).size,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    if (req.method === 'HEAD') res.end()
    else await pipeline(fs.createReadStream(file), res)
    return true
  }
}
