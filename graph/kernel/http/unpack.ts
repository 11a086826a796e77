// Bodies that come packed: every door that takes JSON takes gzip, and says so of any other encoding.
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { HttpError } from './body.ts'

/** Whether a body is gzip; throws 415 where it is packed in any other way. */
export function comesPacked({ headers }: IncomingMessage): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return false
  if (encoding === 'gzip' || encoding === 'x-gzip') return true
  throw new HttpError('MEDIA_TYPE', 'Send the body with content-encoding: gzip, or not packed.', {
    'accept-encoding': 'gzip',
  })
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

const noGzip = () => new HttpError('GZIP', 'The body is no gzip, or not all of it.')

const inflate = promisify(gunzip)

/**
 * What a small body of gzip holds; throws 400 where it is broken or cut off, and the error given where it is larger
 * than that.
 */
export async function unpackedBytes(packed: Buffer, mostBytes: number, tooLarge: () => HttpError): Promise<Buffer> {
  return inflate(packed, { maxOutputLength: mostBytes }).catch((error: unknown) => {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw codeOf(error).startsWith('Z_') ? noGzip() : error
  })
}

/** What a file of gzip holds, no more of it than is read; throws 400 where it is broken or cut off. */
export async function* unpacked(file: FileHandle): AsyncGenerator<Buffer> {
  const unpacking = createGunzip()
  // What fails is told to whoever reads; the file is closed by whoever has opened it.
  const sent = pipeline(file.createReadStream({ start: 0, autoClose: false }), unpacking).catch(() => {})
  try {
    for await (const part of unpacking) yield part as Buffer
  } catch (error) {
    throw codeOf(error).startsWith('Z_') ? noGzip() : error
  } finally {
    await sent
  }
}
