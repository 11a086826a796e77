// What the legacy door answers where a request failed.
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { errorStatus, type ErrorCode } from '../../kernel/errorStatus.ts'
import { ExpectedError, ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { failures } from './failures.ts'
import type { RestAnswer, RestRow } from './rest.ts'

export interface Failure {
  __typename?: string
  code: string
  message: string
  retryAfter?: number
  fields?: FieldProblem[]
}

/** For what the specification has an error of its own: its text is the message and the reason, whatever the path. */
export class BadRequestError extends ExpectedError {
  readonly code = 'BAD_REQUEST'
}

export const isFailure = (field: Failure | null) => Boolean(field?.__typename?.endsWith('Error'))

export function answerTo(error: unknown): Failure {
  const answer = error instanceof ExpectedError ? error : (databaseAnswer(error) ?? error)
  if (answer instanceof ExpectedError) return answer.toJSON()
  const { extensions, message } = answer as {
    extensions?: { code?: string; outcome?: string; http?: { headers?: Record<string, string> } }
    message: string
  }
  const { code, outcome, http } = extensions ?? {}
  if (code)
    return {
      code,
      message,
      ...(outcome && { outcome }),
      ...(http?.headers?.['retry-after'] && { retryAfter: Number(http.headers['retry-after']) }),
    }
  throw error
}

/** A path of a document's input is one of the body. */
const ofBody = (field: FieldProblem, { paths }: RestRow): FieldProblem => {
  const path = field.path.replace(/^input\./, '')
  return { ...field, path: paths?.[path] ?? path }
}

export function failure(row: RestRow, error: Failure): RestAnswer {
  const { method, path } = row
  const { code, message: graphs, retryAfter, fields: given, __typename: _typename, ...more } = error
  const fields = given?.map((field) => ofBody(field, row))
  const reason = fields ? new ValidationError(fields).message : graphs
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined
  const own = code === 'BAD_REQUEST' ? reason : undefined
  const message = own ?? failures[`${method} ${path}`] ?? failures[path] ?? reason
  return {
    status: errorStatus[code as ErrorCode] ?? errorStatus.INTERNAL,
    body: { message, detail: reason, code, ...(fields && { fields }), ...more },
    headers,
  }
}
