import type { IncomingMessage } from 'node:http'

/** A request that is answered before anybody looks at what it asks for. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** Reads a JSON body of at most so many kB; throws 413, 415 or 400. A body too large is not read to its end. */
export async function readJson(request: IncomingMessage, limitKb: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new HttpError(415, 'MEDIA_TYPE', 'Send JSON, with content-type: application/json.')
  }
  const limit = limitKb * 1000
  const tooLarge = () => new HttpError(413, 'TOO_LARGE', `Send at most ${limitKb} kB.`)
  if (Number(request.headers['content-length']) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    throw new HttpError(400, 'JSON', 'The body is no JSON.')
  }
}
