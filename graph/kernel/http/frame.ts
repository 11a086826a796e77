// What every request has around its answer, whichever door gives it: headers, a limit of time, a line in the log.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client, Services } from '../context.ts'
import { hangUpLater, knownError, sendError, wentWrong } from './answers.ts'
import { HttpError } from './body.ts'
import { compressFor } from './compress.ts'
import { securityHeaders, strictTransport } from './headers.ts'
import { countRequest } from '../metrics/requestMetrics.ts'
import { tracing } from '../tracing.ts'
import { addressIn, clientOf, isSecure } from './request.ts'

type Answer = (req: IncomingMessage, res: ServerResponse, client: Client, address: URL | undefined) => Promise<unknown>

interface Paths {
  /** How long may pass until the answer to a path begins. */
  secondsFor: (path: string) => number
  /** How paths begin that have a secret behind it: the log shows none. */
  secretBehind: readonly string[]
}

/** A listener for node's server. */
export function framed({ settings, log }: Services, { secondsFor, secretBehind }: Paths, answer: Answer) {
  // An access token is a secret wherever somebody has put it.
  const shownPath = (path: string) => {
    const prefix = secretBehind.find((one) => path.startsWith(one))
    return prefix ? `${prefix}…` : path.replace(/ogp_[\w-]+/g, 'ogp_…')
  }
  return (req: IncomingMessage, res: ServerResponse) => {
    const client = clientOf(req, settings)
    const address = addressIn(req)
    const path = address?.pathname ?? '…'
    const begun = performance.now()
    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    if (isSecure(req, settings)) res.setHeader('strict-transport-security', strictTransport)
    res.setHeader('x-request-id', client.requestId)
    if (req.headers['accept-encoding']) compressFor(req, res)
    const timer = setTimeout(
      () => {
        if (!res.headersSent) sendError(res, new HttpError('TIMEOUT', 'This took too long.', { 'retry-after': '5' }))
      },
      secondsFor(path) * 1000,
    )
    res.once('close', () => {
      clearTimeout(timer)
      const exact = performance.now() - begun
      countRequest(client, res, exact)
      const milliseconds = Math.round(exact)
      const line = { ...client, method: req.method, path: shownPath(path), status: res.statusCode, milliseconds }
      if (path.startsWith('/health/')) log.debug(line, 'Answered.')
      else log.info(line, 'Answered.')
    })
    const work = () =>
      answer(req, res, client, address).catch((error: unknown) => {
        const known = knownError(error)
        if (!known) log.error({ err: error, requestId: client.requestId }, 'A request failed unexpectedly.')
        if (!req.complete) hangUpLater(req, res)
        sendError(res, known ?? new HttpError('INTERNAL', wentWrong(client)))
      })
    const { tracer } = tracing
    if (!tracer) return void work()
    tracer.request(`${req.method}`, req.headers, { 'http.request.method': req.method ?? '' }, (span) => {
      client.traceId = tracer.traceId()
      res.once('close', () => {
        const { door, operation, userId, requestId } = client
        span.set({
          'url.path': shownPath(path),
          'http.response.status_code': res.statusCode,
          'opsgraph.door': door,
          'opsgraph.operation': operation,
          'opsgraph.request_id': requestId,
          'user.id': userId,
        })
        span.end()
      })
      void work()
    })
  }
}
