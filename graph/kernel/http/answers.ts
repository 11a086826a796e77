// What every door answers with, and how what went wrong is told.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import type { Client } from '../context.ts'
import { databaseAnswer } from '../databaseErrors.ts'
import { challenge, ExpectedError } from '../errors.ts'
import type { ErrorCode } from '../errorStatus.ts'
import { HttpError } from './body.ts'

export function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  if (res.headersSent || res.destroyed) return
  const bytes = Buffer.from(JSON.stringify(body))
  const type = 'application/json; charset=utf-8'
  const asked = status === 401 ? { 'www-authenticate': challenge } : {}
  res.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...asked,
    ...headers,
  })
  res.end(bytes)
}

/** What is told of an error that nobody has expected: the request's id, by which the log has the rest. */
export const wentWrong = (client?: Client): string =>
  client ? `Something went wrong on our side: ${client.requestId}.` : 'Something went wrong on our side.'

/** GraphQL and REST read the same body of an error that came before either of them. */
export function sendError(res: ServerResponse, { status, code, message, headers }: HttpError) {
  const errors = [{ message, extensions: { code } }]
  sendJson(res, status, { message, detail: message, code, errors }, headers)
}

/** What an error is answered with; undefined where nobody has expected it. */
export function knownError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  const answer = error instanceof ExpectedError || error instanceof GraphQLError ? error : databaseAnswer(error)
  if (answer instanceof ExpectedError) return new HttpError(answer.code, answer.message)
  const { extensions, message } = (answer ?? {}) as {
    message?: string
    extensions?: { code: ErrorCode; http?: { headers: Record<string, string> } }
  }
  return extensions?.http && new HttpError(extensions.code, message ?? '', extensions.http.headers)
}

const patience = 2_000

/**
 * Somebody is answered while they still send. To close the connection at once would reset it, and they would never read
 * the answer; what still comes is dropped, but not for long.
 */
export function hangUpLater(req: IncomingMessage, { socket }: ServerResponse) {
  req.resume()
  setTimeout(() => {
    if (!req.complete) socket?.destroy()
  }, patience).unref()
}
