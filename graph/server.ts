// The one port: /graphql, /api, /health and the built web.
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { feedsPrefix, isFeeds } from './planning/calendar/feedPath.ts'
import type { Client, Services } from './kernel/context.ts'
import { samlPath } from './people/provider/samlAddresses.ts'
import { samlDoor } from './people/provider/samlDoor.ts'
import { oauthDoor } from './people/application/oauthDoor.ts'
import { tokenUse } from './people/session/ignoresToken.ts'
import { sendJson } from './kernel/http/answers.ts'
import { apiDoor } from './integration/rest/api.ts'
import { HttpError } from './kernel/http/body.ts'
import { Drain, type Draining } from './kernel/http/drain.ts'
import { CallCounter } from './integration/legacycall/CallCounter.ts'
import { exportDoor, exportPath } from './integration/export/exports.ts'
import { scimDoor, scimPath } from './integration/scim/scim.ts'
import { feedsDoor } from './planning/calendar/feeds.ts'
import { fileSeconds, filesDoor, isFiles } from './organization/file/files.ts'
import { framed } from './kernel/http/frame.ts'
import { graphqlDoor } from './kernel/http/graphql.ts'
import { graphiqlDoor } from './kernel/http/graphiql.ts'
import { healthDoor } from './kernel/http/health.ts'
import { metricsDoor } from './kernel/http/metrics.ts'
import { ingestDoor, ingestPath, ingestSeconds } from './performance/observation/ingest/ingest.ts'
import { OperationLimits } from './kernel/http/limits.ts'
import { operationReader, type Operation } from './kernel/http/operations.ts'
import { readJson } from './kernel/http/readJson.ts'
import { publicSchema } from './kernel/publicSchema.ts'
import { ownAddress } from './kernel/http/request.ts'
import { openTileArchive } from './kernel/http/tileArchive.ts'
import { tilesDoor, tilesPath } from './kernel/http/tiles.ts'
import { Turns } from './kernel/http/turns.ts'
import { webDoor } from './kernel/http/web.ts'
import { refuseWebSocket } from './kernel/http/webSocket.ts'
import { viewerIfAny, authenticateRequest } from './people/token/authenticateRequest.ts'

export interface Server {
  /** The address it answers at. */
  address: string
  /** Takes no more requests, ends the streams, answers what it has, and cuts what takes too long. */
  close: (draining?: Draining) => Promise<void>
}

/** No page is below these: a program is not to take it for an answer. */
const ofPrograms = ['/metrics', '/graphql', exportPath, ingestPath, '/files', '/feeds', '/scim', samlPath]

const isBelow = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)

/** What metrics and the log call where a path leads. */
const doors = new Set([
  'health',
  'metrics',
  'graphql',
  'api',
  'export',
  'ingest',
  'feeds',
  'files',
  'tiles',
  'scim',
  'saml',
  'oauth',
])

function doorOf(pathname: string): string {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end)
  return doors.has(first) ? first : 'web'
}

/** Longer than proxies keep an idle connection, so that none sends a request on one that is just being closed. */
const keepAliveTimeout = 75_000

/**
 * Opens the port. /graphql shows the public part of the schema, the other doors run on the whole. Rejects with the
 * system's error where the port is taken.
 */
export async function openServer(
  schema: GraphQLSchema,
  services: Services,
  shown: GraphQLSchema = publicSchema(schema),
): Promise<Server> {
  const { settings } = services
  const limits = new OperationLimits(settings)
  const asking = (req: IncomingMessage, client: Client) => authenticateRequest(services, req, client)
  // What came whole is worked on. Who would only wait is better told at once.
  const work = new Turns(settings.REQUESTS_AT_ONCE, 0)
  const graphql = graphqlDoor(shown, services, limits)
  const calls = new CallCounter(services)
  const api = apiDoor(schema, services, limits, work, calls)
  const files = filesDoor(services, limits, asking)
  const exports = exportDoor(schema, services, limits)
  const scim = scimDoor(services)
  const feeds = feedsDoor(services, limits)
  const saml = samlDoor(services)
  const oauth = oauthDoor(services)
  const ingest = ingestDoor(services, limits)
  const graphiql = graphiqlDoor(settings)
  const archive = settings.MAP_TILES_FILE ? await openTileArchive(settings.MAP_TILES_FILE) : undefined
  const tiles = tilesDoor(archive)
  const web = webDoor(settings, archive)
  const metrics = metricsDoor(settings)
  const { operationIn, operationsIn, pathWithQuery, shownName } = operationReader(services, shown)

  async function answer(req: IncomingMessage, res: ServerResponse, client: Client, address: URL | undefined) {
    const url = ownAddress(req, address)
    const { pathname } = url
    client.door = doorOf(pathname)
    if (pathname === '/metrics') return metrics(req, res)
    if (isBelow(pathname, '/health')) return health(req, res, pathname)
    if (await graphiql(req, res, pathname)) return
    if (pathname === '/graphql') return graphqlRequest(req, res, client, url)
    if (isBelow(pathname, '/api')) return api(req, res, client, url)
    if (pathname === exportPath) {
      // Its ticket says who asks; a token that comes along must be good all the same.
      await asking(req, client)
      return exports(req, res, client, url)
    }
    if (pathname === ingestPath) {
      const { status, body } = await ingest(req, client, await asking(req, client))
      return sendJson(res, status, body)
    }
    if (isBelow(pathname, scimPath)) return scim(req, res, client, url)
    if (pathname.startsWith(`${samlPath}/`)) return saml(req, res, client, pathname)
    if (await oauth(req, res, client, pathname)) return
    if (isFeeds(pathname)) return feeds(req, res, client, url)
    if (isFiles(pathname)) {
      const said = await files(req, res, client, url)
      return said && sendJson(res, 200, said)
    }
    if (isBelow(pathname, tilesPath)) return tiles(req, res, pathname)
    if (ofPrograms.some((prefix) => isBelow(pathname, prefix)))
      throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    return web(req, res, pathname)
  }

  /** Who asks for an operation; its token is not looked at where it only signs in or refreshes. */
  async function askingFor({ query, operationName }: Operation, req: IncomingMessage, client: Client) {
    if (req.headers.authorization === undefined) return null
    const use = tokenUse(query, operationName, settings.QUERY_TOKENS)
    if (use === 'IGNORED') return null
    return use === 'WELCOME' ? viewerIfAny(services, req, client) : asking(req, client)
  }

  async function graphqlRequest(req: IncomingMessage, res: ServerResponse, client: Client, url: URL) {
    refuseWebSocket(req)
    if (req.method === 'POST') {
      const body = await readJson(req, settings.GRAPHQL_BODY_KB)
      if (Array.isArray(body) && req.headers.accept?.includes('text/event-stream')) {
        const operations = await operationsIn(body)
        client.operation = 'several'
        return work.take(async (began) =>
          graphql.openTogether({ client, viewer: await asking(req, client), req, res, began }, operations),
        )
      }
      const operation = await operationIn(body)
      client.operation = shownName(body)
      Object.assign(req, { body: operation })
      return work.take(async (began) =>
        graphql.answer({ client, viewer: await askingFor(operation, req, client), req, res, began }, operation),
      )
    }
    req.url = await pathWithQuery(url)
    client.operation = 'other'
    await work.take(async (began) => graphql.answer({ client, viewer: await asking(req, client), req, res, began }))
  }

  /** How long may pass until the answer: what is large takes its time. */
  const secondsFor = (path: string) =>
    isFiles(path) ? fileSeconds : path === ingestPath ? ingestSeconds : settings.REQUEST_SECONDS

  const server = http.createServer(
    { keepAliveTimeout },
    framed(services, { secondsFor, secretBehind: [feedsPrefix] }, answer),
  )
  const drain = new Drain(server, () => graphql.endSubscriptions())
  const health = healthDoor(services, () => drain.isDraining)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.PORT, settings.HOST, resolve)
  })
  return {
    address: addressOf(server, settings),
    async close(draining) {
      await drain.close(draining)
      await calls.close()
      await archive?.close()
    },
  }
}

function addressOf(server: http.Server, { HOST, PUBLIC_URL }: Services['settings']): string {
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : ''
  return PUBLIC_URL || `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}
