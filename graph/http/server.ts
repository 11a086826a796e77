// The one port: /graphql, /api, /health and the built web.
import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { Context, type Client, type Services } from '../context.ts'
import { isFeeds } from '../calendar/feedPath.ts'
import { databaseAnswer } from '../databaseErrors.ts'
import { ExpectedError } from '../errors.ts'
import { CallCounter } from '../legacycall/CallCounter.ts'
import { restDoor } from '../rest/rest.ts'
import { restRows } from '../rest/rows.ts'
import { takesBody } from '../rest/statuses.ts'
import { verifyAccessToken } from '../session/accessToken.ts'
import { isSecret } from '../token/tokenKey.ts'
import { viewerOfToken } from '../token/tokenDoor.ts'
import type { Viewer } from '../viewer.ts'
import { apiDocs } from './apiDocs.ts'
import { HttpError, readJson } from './body.ts'
import { exportDoor, exportPath } from './exports.ts'
import { feedsDoor } from './feeds.ts'
import { fileSeconds, filesDoor, isFiles } from './files.ts'
import { graphqlDoor } from './graphql.ts'
import { graphiqlPolicy, securityHeaders } from './headers.ts'
import { ingestDoor, ingestPath, ingestSeconds } from './ingest.ts'
import { headersOf, OperationLimits, type Budget } from './limits.ts'
import { operationsOf } from './persistedOperations.ts'
import { webDoor } from './web.ts'

export interface Server {
  /** The address it answers at. */
  address: string
  /** Takes no more requests, answers those it has, and ends the streams. */
  close: () => Promise<void>
}

/** Opens the port. Rejects with the system's error where it is taken. */
export async function openServer(schema: GraphQLSchema, services: Services): Promise<Server> {
  const { settings, log } = services
  const limits = new OperationLimits(settings)
  const graphql = graphqlDoor(schema, services, limits)
  const rest = restDoor(schema, restRows)
  const docs = apiDocs()
  const calls = new CallCounter(services)
  const files = filesDoor(services, limits, viewerOf)
  const exports = exportDoor(schema, services, limits)
  const feeds = feedsDoor(services, limits)
  const ingest = ingestDoor(services, limits)
  const web = webDoor()
  const operationNamed = operationsOf(services)

  async function answer(req: IncomingMessage, res: ServerResponse, client: Client) {
    const url = addressed(req)
    const { pathname } = url
    if (pathname.startsWith('/health/')) return health(pathname, res)
    if (pathname === '/graphql') return graphqlRequest(req, res, client)
    if (pathname === '/api' || pathname.startsWith('/api/')) return restRequest(req, res, client, url)
    if (pathname === exportPath) return exports(req, res, client, url)
    if (pathname === ingestPath) {
      const { status, body } = await ingest(req, client, await viewerOf(req, client))
      return sendJson(res, status, body)
    }
    if (isFeeds(pathname)) return feeds(req, res, client, url)
    if (isFiles(pathname)) {
      const said = await files(req, res, client, url)
      return said && sendJson(res, 200, said)
    }
    return web(req, res, pathname)
  }

  async function graphqlRequest(req: IncomingMessage, res: ServerResponse, client: Client) {
    if (req.method === 'POST') {
      const body = await readJson(req, settings.GRAPHQL_BODY_KB)
      if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.keys(body).length) {
        throw new HttpError(400, 'JSON', 'Send one operation, as a JSON object with a query.')
      }
      const { documentId, ...more } = body as { documentId?: unknown; query?: unknown }
      if (documentId !== undefined && more.query !== undefined) throw new HttpError(400, 'BAD_REQUEST', 'Send a query or a documentId, not both.')
      Object.assign(req, { body: documentId === undefined ? body : { ...more, query: await operationNamed(documentId) } })
    } else if (req.headers.accept?.includes('text/html')) {
      res.setHeader('content-security-policy', graphiqlPolicy)
    }
    await graphql(req, res, { client, viewer: await viewerOf(req, client), req, res })
  }

  async function restRequest(req: IncomingMessage, res: ServerResponse, client: Client, { pathname, searchParams }: URL) {
    if (docs(req, res, pathname)) return
    if (req.method === 'OPTIONS') return void res.writeHead(204, { allow: rest.allow(pathname) }).end()
    const { row, id } = rest.find(req.method ?? 'GET', pathname)
    const viewer = await viewerOf(req, client)
    const body = takesBody(row) && hasBody(req) ? await readJson(req, settings.REST_BODY_KB) : {}
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError(422, 'VALIDATION', 'Send a JSON object.')
    }
    let budget: Budget | undefined
    const spend = async (points: number) => {
      if (!viewer || points < 1) return
      budget = await limits.spend(viewer.id, points)
      const { wait } = budget
      if (wait) throw new HttpError(429, 'RATE_LIMIT', `Try again in ${wait} seconds.`, { 'retry-after': String(wait), ...headersOf(budget) })
    }
    // Whatever comes of it is counted; what more it costs once that is known.
    await spend(1)
    const { status, body: answered, headers } = await rest.run(row, new Context(services, client, viewer), {
      query: searchParams,
      body: body as Record<string, unknown>,
      id,
      viewerUuid: viewer?.id ?? '',
      idempotencyKey: headerOf(req, 'idempotency-key'),
    }, (points) => spend(points - 1))
    // Before it is answered: once all is answered the server stops, and what was counted is written.
    const caller = viewer ?? (row.tokenIn && status === 200 ? await viewerWith(row.tokenIn(answered as object)) : null)
    if (caller) calls.count(caller.rootIds, row, services.clock.now(), client.userAgent)
    sendJson(res, status, answered, { ...headers, ...(budget && headersOf(budget)) })
  }

  async function health(pathname: string, res: ServerResponse) {
    if (pathname === '/health/live') return sendJson(res, 200, { status: 'live' })
    if (pathname !== '/health/ready') throw new HttpError(404, 'NOT_FOUND', `There is no ${pathname}.`)
    await services.db.runOnce('select 1', [])
    sendJson(res, 200, { status: 'ready' })
  }

  /** Who asks, by the token; nobody where it is missing, garbled, of another kind, past its time, or its session over. */
  async function viewerOf(req: IncomingMessage, client: Client): Promise<Viewer | null> {
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
    if (token && isSecret(token)) return viewerOfToken(services, client, token)
    return token ? viewerWith(token) : null
  }

  async function viewerWith(token: string): Promise<Viewer | null> {
    const access = await verifyAccessToken(services.keys, token, services.clock.now())
    return access ? services.viewers.get(access.sessionId) : null
  }

  function clientOf(req: IncomingMessage): Client {
    const forwarded = settings.TRUST_PROXY === 'yes' ? headerOf(req, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return {
      requestId: randomUUID(),
      address: forwarded || req.socket.remoteAddress || '',
      userAgent: req.headers['user-agent'] ?? '',
    }
  }

  /** How long may pass until the answer: what is large takes its time. */
  const secondsFor = (url: string) =>
    isFiles(url) ? fileSeconds : url.split('?')[0] === ingestPath ? ingestSeconds : settings.REQUEST_SECONDS

  const server = http.createServer((req, res) => {
    const client = clientOf(req)
    const begun = performance.now()
    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    res.setHeader('x-request-id', client.requestId)
    const timer = setTimeout(() => {
      if (!res.headersSent) sendError(res, new HttpError(503, 'TIMEOUT', 'This took too long.', { 'retry-after': '5' }))
    }, secondsFor(req.url ?? '') * 1000)
    res.once('close', () => {
      clearTimeout(timer)
      const milliseconds = Math.round(performance.now() - begun)
      const { method, url } = req
      // What a feed is known by is a secret.
      const path = isFeeds(url ?? '') ? '/feeds/' : url?.split('?')[0]
      log.debug({ ...client, method, path, status: res.statusCode, milliseconds }, 'Answered.')
    })
    answer(req, res, client).catch((error: unknown) => {
      const known = knownError(error)
      if (!known) log.error({ error, requestId: client.requestId }, 'A request failed unexpectedly.')
      if (!req.complete) hangUpLater(req, res)
      sendError(res, known ?? new HttpError(500, 'INTERNAL', `Something went wrong on our side: ${client.requestId}.`))
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, settings.HOST, resolve)
  })
  return {
    address: addressOf(server, settings),
    async close() {
      await close(server, () => graphql.endSubscriptions())
      await calls.close()
    },
  }
}

/** A request line may name what is no address, as `//`. */
function addressed({ url = '/' }: IncomingMessage): URL {
  if (URL.canParse(url, 'http://localhost')) {
    // What would be another host's address is no path of ours.
    if (url.startsWith('//')) throw new HttpError(404, 'NOT_FOUND', `There is no ${url}.`)
    return new URL(url, 'http://localhost')
  }
  throw new HttpError(400, 'ADDRESS', 'This is no address.')
}

function addressOf(server: http.Server, { HOST, PUBLIC_URL }: Services['settings']): string {
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : ''
  return PUBLIC_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

async function close(server: http.Server, endSubscriptions: () => void) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endSubscriptions()
  server.closeIdleConnections()
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(timer)
}

/** Whoever has nothing to say need not say what kind of nothing. */
const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function knownError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof ExpectedError) return new HttpError(error.status, error.code, error.message)
  const { extensions, message } = (databaseAnswer(error) ?? {}) as {
    message?: string
    extensions?: { code: string; http: { status: number; headers: Record<string, string> } }
  }
  return extensions && new HttpError(extensions.http.status, extensions.code, message ?? '', extensions.http.headers)
}

const patience = 2_000

/**
 * Somebody is answered while they still send. To close the connection at once would reset it, and they would never read
 * the answer; what still comes is dropped, but not for long.
 */
function hangUpLater(req: IncomingMessage, { socket }: ServerResponse) {
  req.resume()
  setTimeout(() => {
    if (!req.complete) socket?.destroy()
  }, patience).unref()
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  if (res.headersSent || res.destroyed) return
  const bytes = Buffer.from(JSON.stringify(body))
  const type = 'application/json; charset=utf-8'
  res.writeHead(status, { 'content-type': type, 'content-length': bytes.length, 'cache-control': 'no-store', ...headers })
  res.end(bytes)
}

/** GraphQL and REST read the same body of an error that came before either of them. */
function sendError(res: ServerResponse, { status, code, message, headers }: HttpError) {
  const errors = [{ message, extensions: { code } }]
  sendJson(res, status, { message, detail: message, code, errors }, headers)
}
