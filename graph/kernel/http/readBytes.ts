import type { IncomingMessage } from 'node:http'
import { HttpError } from './body.ts'
import { comesPacked, unpackedBytes } from './unpack.ts'

/**
 * Reads a body of one of some types and of at most so many kB, packed or not; throws 413, 415 or 400. A body too large
 * is not read to its end.
 */
export async function readBytes(
  request: IncomingMessage,
  limitKb: number,
  what: string,
  types: readonly string[],
): Promise<Buffer> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (!types.includes(type ?? '')) {
    throw new HttpError('MEDIA_TYPE', `Send ${what}, with content-type: ${types[0]}.`)
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
  return isPacked ? unpackedBytes(sent, limit, tooLarge) : sent
}
