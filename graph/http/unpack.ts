// Bodies that come packed.
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { HttpError } from './body.ts'

/** Whether a body is gzip; throws 415 where it is packed in any other way. */
export function comesPacked({ headers }: IncomingMessage): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return false
  if (encoding === 'gzip' || encoding === 'x-gzip') return true
  throw new HttpError(415, 'MEDIA_TYPE', 'Send the body with content-encoding: gzip, or not packed.', { 'accept-encoding': 'gzip' })
}

/** What a file of gzip holds, no more of it than is read; throws 400 where it is broken or cut off. */
export async function* unpacked(file: FileHandle): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // What fails is told to whoever reads; the file is closed by whoever has opened it.
  const sent = pipeline(file.createReadStream({ start: 0, autoClose: false }), gunzip).catch(() => {})
  try {
    for await (const part of gunzip) yield part as Buffer
  } catch (error) {
    throw String((error as { code?: unknown }).code).startsWith('Z_') ? new HttpError(400, 'GZIP', 'The body is no gzip, or not all of it.') : error
  } finally {
    await sent
  }
}
