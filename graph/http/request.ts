// What a request says of itself before anybody looks at what it asks for.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Client } from '../context.ts'
import type { Settings } from '../settings.ts'
import { HttpError } from './body.ts'

/** A request line may name what is no address, as `//`. */
export function addressed({ url = '/' }: IncomingMessage): URL {
  if (URL.canParse(url, 'http://localhost')) {
    // What would be another host's address is no path of ours.
    if (url.startsWith('//')) throw new HttpError(404, 'NOT_FOUND', `There is no ${url}.`)
    return new URL(url, 'http://localhost')
  }
  throw new HttpError(400, 'ADDRESS', 'This is no address.')
}

export function clientOf(req: IncomingMessage, { TRUST_PROXY }: Settings): Client {
  const forwarded = TRUST_PROXY === 'yes' ? headerOf(req, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return {
    requestId: randomUUID(),
    address: forwarded || req.socket.remoteAddress || '',
    userAgent: req.headers['user-agent'] ?? '',
  }
}

/** Whoever has nothing to say need not say what kind of nothing. */
export const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}
