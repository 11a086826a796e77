// The legacy paths explained: as a document for programs, and as a page to read.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { docsPage } from './document/docsPage.ts'
import { docsScript } from './document/docsScript.ts'
import { docsStyle } from './document/docsStyle.ts'
import { openApi } from './document/openapi.ts'
import { HttpError } from '../../kernel/http/body.ts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page runs its own few lines and loads nothing. */
const policy = [
  "default-src 'none'",
  `style-src ${sourceOf(docsStyle)}`,
  `script-src ${sourceOf(docsScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const made = {
  '/api/openapi.json': (shown: GraphQLSchema) => ({
    text: JSON.stringify(openApi(shown)),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  }),
  '/api/docs': (shown: GraphQLSchema) => ({
    text: docsPage(openApi(shown)),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  }),
}

interface Made {
  bytes: Buffer
  headers: Record<string, string | number>
}

/** Answers whether the path was one of these; each is made when it is first asked for. */
export function apiDocs(shown: GraphQLSchema) {
  const known = new Map<string, Made>()

  function at(path: keyof typeof made): Made {
    const before = known.get(path)
    if (before) return before
    const { text, headers } = made[path](shown)
    const bytes = Buffer.from(text)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const ready = { bytes, headers: { ...headers, etag, 'cache-control': 'no-cache' } }
    known.set(path, ready)
    return ready
  }

  return (req: IncomingMessage, res: ServerResponse, pathname: string): boolean => {
    const path = pathname.replace(/\/$/, '')
    if (!(path in made)) return false
    const allow = 'GET, HEAD, OPTIONS'
    if (req.method === 'OPTIONS') return Boolean(res.writeHead(204, { allow }).end())
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', `${pathname} takes ${allow}.`, { allow })
    const { bytes, headers } = at(path as keyof typeof made)
    if (req.headers['if-none-match'] === headers.etag) return Boolean(res.writeHead(304, headers).end())
    res.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    return true
  }
}
