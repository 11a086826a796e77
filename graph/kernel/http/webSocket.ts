import type { IncomingMessage } from 'node:http'
import { HttpError } from './body.ts'
import { headerOf } from './request.ts'

/** Throws 400 for who wants a WebSocket, as graphql-ws does: subscriptions are server-sent events here. */
export function refuseWebSocket(req: IncomingMessage): void {
  if (headerOf(req, 'upgrade')?.toLowerCase() !== 'websocket') return
  const advice = 'POST the operation with “Accept: text/event-stream”, as graphql-sse does'
  throw new HttpError(
    'BAD_REQUEST',
    `Subscriptions are server-sent events, not WebSockets. ${advice}. See “Hear of changes” in docs/integrators.md.`,
  )
}
