// The one port: /graphql, /api, /health and the built web.
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { isFeeds } from '../calendar/feedPath.ts'
import type { Client, Services } from '../context.ts'
import { tokenUse } from '../session/ignoresToken.ts'
import { hangUpLater, knownError, sendError, sendJson } from './answers.ts'
import { apiDoor } from './api.ts'
import { HttpError, readJson } from './body.ts'
import { exportDoor, exportPath } from './exports.ts'
import { feedsDoor } from './feeds.ts'
import { fileSeconds, filesDoor, isFiles } from './files.ts'
import { graphqlDoor } from './graphql.ts'
import { graphiqlPolicy, securityHeaders } from './headers.ts'
import { ingestDoor, ingestPath, ingestSeconds } from './ingest.ts'
import { OperationLimits } from './limits.ts'
import { operationReader, type Operation } from './operations.ts'
import { addressed, clientOf } from './request.ts'
import { webDoor } from './web.ts'
import { viewerIfAny, viewerOf } from './whoAsks.ts'

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
  const asking = (req: IncomingMessage, client: Client) => viewerOf(services, req, client)
  const graphql = graphqlDoor(schema, services, limits)
  const api = apiDoor(schema, services, limits)
  const files = filesDoor(services, limits, asking)
  const exports = exportDoor(schema, services, limits)
  const feeds = feedsDoor(services, limits)
  const ingest = ingestDoor(services, limits)
  const web = webDoor()
  const { operationIn, operationsIn } = operationReader(services)

  async function answer(req: IncomingMessage, res: ServerResponse, client: Client) {
    const url = addressed(req)
    const { pathname } = url
    if (pathname.startsWith('/health/')) return health(pathname, res)
    if (pathname === '/graphql') return graphqlRequest(req, res, client)
    if (pathname === '/api' || pathname.startsWith('/api/')) return api(req, res, client, url)
    if (pathname === exportPath) {
      // Its ticket says who asks; a token that comes along must be good all the same.
      await asking(req, client)
      return exports(req, res, client, url)
    }
    if (pathname === ingestPath) {
      const { status, body } = await ingest(req, client, await asking(req, client))
      return sendJson(res, status, body)
    }
    if (isFeeds(pathname)) return feeds(req, res, client, url)
    if (isFiles(pathname)) {
      const said = await files(req, res, client, url)
      return said && sendJson(res, 200, said)
    }
    return web(req, res, pathname)
  }

  /** Who asks for an operation; its token is not looked at where it only signs in or refreshes. */
  async function askingFor({ query, operationName }: Operation, req: IncomingMessage, client: Client) {
    if (req.headers.authorization === undefined) return null
    const use = tokenUse(query, operationName, settings.QUERY_TOKENS)
    if (use === 'IGNORED') return null
    return use === 'WELCOME' ? viewerIfAny(services, req, client) : asking(req, client)
  }

  async function graphqlRequest(req: IncomingMessage, res: ServerResponse, client: Client) {
    if (req.method === 'POST') {
      const body = await readJson(req, settings.GRAPHQL_BODY_KB)
      if (Array.isArray(body) && req.headers.accept?.includes('text/event-stream')) {
        return graphql.openTogether({ client, viewer: await asking(req, client), req, res }, await operationsIn(body))
      }
      const operation = await operationIn(body)
      Object.assign(req, { body: operation })
      await graphql(req, res, { client, viewer: await askingFor(operation, req, client), req, res })
      return
    }
    if (req.headers.accept?.includes('text/html')) {
      res.setHeader('content-security-policy', graphiqlPolicy)
    }
    await graphql(req, res, { client, viewer: await asking(req, client), req, res })
  }

  async function health(pathname: string, res: ServerResponse) {
    if (pathname === '/health/live') return sendJson(res, 200, { status: 'live' })
    if (pathname !== '/health/ready') throw new HttpError(404, 'NOT_FOUND', `There is no ${pathname}.`)
    await services.db.runOnce('select 1', [])
    sendJson(res, 200, { status: 'ready' })
  }

  /** How long may pass until the answer: what is large takes its time. */
  const secondsFor = (url: string) =>
    isFiles(url) ? fileSeconds : url.split('?')[0] === ingestPath ? ingestSeconds : settings.REQUEST_SECONDS

  const server = http.createServer((req, res) => {
    const client = clientOf(req, settings)
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
      await api.close()
    },
  }
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
