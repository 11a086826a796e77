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

/** More was sent than may be; for so many seconds nothing more is taken. */
export const tooMany = (seconds: number): HttpError =>
  new HttpError('RATE_LIMIT', `Try again in ${seconds} seconds.`, { 'retry-after': String(seconds) })
