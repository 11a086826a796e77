// Which application asks: by its secret, or by its name alone where it can keep none.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Application } from '../../../prisma/__generated__/client/client.ts'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import type { Client, Services } from '../../kernel/context.ts'
import { tooMany } from '../../kernel/http/body.ts'
import { OAuthRefusal } from './refusal.ts'

interface Shown {
  id: string
  secret: string | null
}

/** A form as OAuth takes it: each parameter once, an empty one as none. */
export function parametersOf(form: URLSearchParams): (name: string) => string | undefined {
  for (const name of new Set(form.keys()))
    if (form.getAll(name).length > 1) throw new OAuthRefusal('invalid_request', `Send ${name} once.`)
  return (name) => form.get(name) || undefined
}

/** Throws an `invalid_client` where it is none of the organization's, and 429 after too many of those. */
export async function clientAsking(
  { db, clock, signInLimits }: Services,
  req: IncomingMessage,
  client: Client,
  rootId: string,
  parameter: (name: string) => string | undefined,
): Promise<Application> {
  const wait = await signInLimits.waitAt(client.address)
  if (wait) throw tooMany(wait)
  const shown = shownBy(req.headers.authorization, parameter)
  const application = z.uuid().safeParse(shown.id).success
    ? await db.prisma.application.findFirst({ where: { id: shown.id, rootId, endedAt: null } })
    : null
  if (application && isItself(application, shown.secret, clock.now())) return application
  await signInLimits.countAt(client.address)
  throw new OAuthRefusal('invalid_client', 'This client_id and client_secret are not of an application here.')
}

function isItself({ secretHash, oldSecretHash, oldSecretUntil }: Application, secret: string | null, now: Date) {
  if (!secretHash) return secret === null
  if (secret === null) return false
  const hash = hashOf(secret)
  if (timingSafeEqual(hash, secretHash)) return true
  return oldSecretHash !== null && oldSecretUntil! > now && timingSafeEqual(hash, oldSecretHash)
}

function shownBy(header: string | undefined, parameter: (name: string) => string | undefined): Shown {
  const [id, secret] = [parameter('client_id'), parameter('client_secret')]
  const basic = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header ?? '')?.[1]
  if (header !== undefined && basic === undefined)
    throw new OAuthRefusal('invalid_client', 'Authenticate by Basic, or with client_id and client_secret in the form.')
  if (basic === undefined) return { id: id ?? '', secret: secret ?? null }
  if (secret !== undefined) throw new OAuthRefusal('invalid_request', 'Send client_secret in one way.')
  const [named = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  const shown = { id: plain(named), secret: plain(rest.join(':')) }
  if (id !== undefined && id !== shown.id) throw new OAuthRefusal('invalid_request', 'Send one client_id.')
  return shown
}

/** Both are encoded as forms are before they are put together. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    throw new OAuthRefusal('invalid_client', 'The Authorization header is garbled.')
  }
}
