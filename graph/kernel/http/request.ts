// What a request says of itself before anybody looks at what it asks for.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Client } from '../context.ts'
import type { Settings } from '../settings.ts'
import { languageOf } from '../messages/languages.ts'
import { HttpError } from './body.ts'

/** The address that a request names, undefined where that is none, as `//`; a request line may hold a whole one. */
export const addressIn = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined

/** The same as one of ours; throws 400 where it is none. */
export function ownAddress({ url = '/' }: IncomingMessage, address: URL | undefined): URL {
  if (!address) throw new HttpError('ADDRESS', 'This is no address.')
  // What would be another host's address is no path of ours.
  if (url.startsWith('//')) throw new HttpError('NOT_FOUND', `There is no ${url}.`)
  return address
}

/** What a proxy may call a request: nothing that a log or a header could take for more than a name. */
const requestId = /^[\w.:+/=@-]{1,128}$/

export function clientOf(req: IncomingMessage, { TRUST_PROXY }: Settings): Client {
  const ofProxy = (name: string) => (TRUST_PROXY === 'yes' ? headerOf(req, name) : undefined)
  const named = ofProxy('x-request-id') ?? ''
  return {
    requestId: requestId.test(named) ? named : randomUUID(),
    address: ofProxy('x-forwarded-for')?.split(',').at(-1)?.trim() || req.socket.remoteAddress || '',
    userAgent: req.headers['user-agent'] ?? '',
    language: req.headers['accept-language'] ? languageOf(req.headers['accept-language']) : undefined,
  }
}

/** Whether people come over TLS: by the address they use, or by what the proxy says. */
export const isSecure = (req: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: Settings): boolean =>
  PUBLIC_URL.startsWith('https:') ||
  (TRUST_PROXY === 'yes' && headerOf(req, 'x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https')

/** Whoever has nothing to say need not say what kind of nothing. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}
