// /api: the legacy calls and their document.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { Context, type Client, type Services } from '../../kernel/context.ts'
import { restDoor, type RestRow } from './rest.ts'
import { restRows } from './rows.ts'
import { publicSchema } from '../../kernel/publicSchema.ts'
import { takesBody } from './statuses.ts'
import { sendJson } from '../../kernel/http/answers.ts'
import { tooDear } from '../../kernel/errors.ts'
import { apiDocs } from './apiDocs.ts'
import { HttpError } from '../../kernel/http/body.ts'
import { budgetOf, headersOf, type Budget, type OperationLimits } from '../../kernel/http/limits.ts'
import { ListTurns, sendList } from '../../kernel/http/listStreams.ts'
import { readJson } from '../../kernel/http/readJson.ts'
import { hasBody, headerOf } from '../../kernel/http/request.ts'
import type { Turns } from '../../kernel/http/turns.ts'
import {
  authenticateAgain,
  BadTokenError,
  authenticateRequest,
  viewerOfAccessToken,
} from '../../people/token/authenticateRequest.ts'

/** Hears of each call by somebody of some trees. */
interface Calls {
  count: (rootIds: readonly string[], row: RestRow, at: Date, userAgent: string) => void
}

export function apiDoor(schema: GraphQLSchema, services: Services, limits: OperationLimits, work: Turns, calls: Calls) {
  const { settings, clock } = services
  const rest = restDoor(schema, restRows)
  const docs = apiDocs(publicSchema(schema))
  const turns = new ListTurns()

  return async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    client: Client,
    { pathname, searchParams }: URL,
  ) {
    if (docs(req, res, pathname)) return
    if (req.method === 'OPTIONS') return void res.writeHead(204, { allow: rest.allow(pathname) }).end()
    const { row, id } = rest.find(req.method ?? 'GET', pathname)
    client.operation = `${row.method} ${row.path}`
    const viewer = row.ignoresToken
      ? null
      : await authenticateRequest(services, req, client).catch((error: unknown) => {
          if (!(error instanceof BadTokenError)) throw error
          // In the row's own words, as where there is no token.
          const { status, body } = rest.refused(row, error)
          sendJson(res, status, body, error.headers)
          return undefined
        })
    if (viewer === undefined) return
    const body = takesBody(row) && hasBody(req) ? await readJson(req, settings.REST_BODY_KB) : {}
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError('VALIDATION', 'Send a JSON object.')
    }
    let budget: Budget | undefined
    const spend = async (points: number) => {
      if (!viewer || points < 1) return
      budget = await limits.spend(budgetOf(viewer), points)
      const { wait } = budget
      if (wait)
        throw new HttpError('RATE_LIMIT', `Try again in ${wait} seconds.`, {
          'retry-after': String(wait),
          ...headersOf(budget),
        })
    }
    // Whatever comes of it is counted; what more it costs once that is known.
    await spend(1)
    const again = authenticateAgain(services, req, client)
    const {
      status,
      body: answered,
      headers,
      more,
    } = await work.take(() =>
      rest.run(
        row,
        new Context(services, client, viewer, { isLegacy: true }),
        {
          query: searchParams,
          body: body as Record<string, unknown>,
          id,
          viewerUuid: viewer?.id ?? '',
          idempotencyKey: headerOf(req, 'idempotency-key'),
        },
        {
          async spend(points) {
            if (points > limits.limit) throw tooDear(points, limits.limit)
            await spend(points - 1)
          },
          again,
        },
      ),
    )
    // Before it is answered: once all is answered the server stops, and what was counted is written.
    const caller =
      viewer ??
      (row.tokenIn && status === 200 ? await viewerOfAccessToken(services, row.tokenIn(answered as object)) : null)
    if (caller) calls.count(caller.rootIds, row, clock.now(), client.userAgent)
    const all = { ...headers, ...(budget && headersOf(budget)) }
    if (!more || !viewer) return sendJson(res, status, answered, all)
    if (req.method === 'HEAD') return void res.writeHead(status, all).end()
    const pass = await turns.take(viewer.id)
    try {
      await sendList(res, answered as unknown[], more, all, settings.REQUEST_SECONDS)
    } finally {
      pass()
    }
  }
}
