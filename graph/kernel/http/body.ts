import { errorStatus, type ErrorCode } from '../errorStatus.ts'

/** A request that is answered before anybody looks at what it asks for. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = errorStatus[code]
    this.code = code
    this.headers = headers
  }
}
