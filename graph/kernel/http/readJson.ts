import type { IncomingMessage } from 'node:http'
import { HttpError } from './body.ts'
import { readBytes } from './readBytes.ts'

/** Reads a JSON body of at most so many kB, packed or not; throws 413, 415 or 400. */
export async function readJson(
  request: IncomingMessage,
  limitKb: number,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  const bytes = await readBytes(request, limitKb, 'JSON', types)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new HttpError('JSON', 'The body is no JSON.')
  }
}
