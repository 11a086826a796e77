import type { IncomingMessage } from 'node:http'
import { HttpError } from './body.ts'
import { comesPacked, unpackedBytes } from './unpack.ts'

/**
 * Reads a JSON body of at most so many kB, packed or not; throws 413, 415 or 400. A body too large is not read to its
 * end.
 */
export async function readJson(
  request: IncomingMessage,
  limitKb: number,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (!types.includes(type ?? '')) {
    throw new HttpError('MEDIA_TYPE', `Send JSON, with content-type: ${types[0]}.`)
  }
  const isPacked = comesPacked(request)
  const limit = limitKb * 1000
  const tooLarge = () => new HttpError('TOO_LARGE', `Send at most ${limitKb} kB.`)
  if (Number(request.headers['content-length']) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  const sent = Buffer.concat(chunks)
  const bytes = isPacked ? await unpackedBytes(sent, limit, tooLarge) : sent
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new HttpError('JSON', 'The body is no JSON.')
  }
}
