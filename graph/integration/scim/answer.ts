// How SCIM tells what went wrong (RFC 7644, 3.12).
import type { ServerResponse } from 'node:http'
import { knownError, sendJson } from '../../kernel/http/answers.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'

const type = 'application/scim+json; charset=utf-8'
const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'

export interface Answer {
  status: number
  body?: object
  headers?: Record<string, string>
}

export function sendScim(res: ServerResponse, { status, body, headers }: Answer): void {
  if (body) return sendJson(res, status, body, { 'content-type': type, ...headers })
  res.writeHead(status, { 'cache-control': 'no-store', ...headers })
  res.end()
}

const errorBody = (status: number, detail: string, scimType?: string) => ({
  schemas: [schema],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
})

interface ScimmyError {
  status: number
  scimType?: string
  message: string
}

/** What the library throws where a message is not as it should be. */
const isScimmyError = (error: unknown): error is ScimmyError =>
  error instanceof Error && 'status' in error && 'scimType' in error

/** The answer to an error; throws what nobody has expected. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof DirectoryRefusal)
    return { status: error.status, body: errorBody(error.status, error.message, error.kind) }
  if (isScimmyError(error))
    return { status: error.status, body: errorBody(error.status, error.message, error.scimType) }
  const known = knownError(error)
  if (!known) throw error
  const { code, message, headers } = known
  const status = known.status === 422 ? 400 : known.status
  const kind = code === 'JSON' ? 'invalidSyntax' : undefined
  return { status, body: errorBody(status, message, kind), headers }
}
