// Whom a token stands for.
import type { IncomingMessage } from 'node:http'
import type { Client, Services } from '../context.ts'
import { challenge } from '../errors.ts'
import { verifyAccessToken } from '../session/accessToken.ts'
import { noteSessionUse } from '../session/noteUse.ts'
import { viewerOfToken } from '../token/tokenDoor.ts'
import { isSecret } from '../token/tokenKey.ts'
import type { Viewer } from '../viewer.ts'
import { HttpError } from './body.ts'

/** A token that is garbled, of another kind, revoked, past its time, or whose session or owner has ended. */
export class BadTokenError extends HttpError {
  constructor(message = 'Sign in first.') {
    super(401, 'UNAUTHENTICATED', message, { 'www-authenticate': `${challenge}, error="invalid_token"` })
  }
}

/** Who asks, by the request's token; nobody where it has none. Throws a BadTokenError for one that is no good. */
export async function viewerOf(services: Services, req: IncomingMessage, client: Client): Promise<Viewer | null> {
  const header = req.headers.authorization
  if (header === undefined) return null
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  if (token && isSecret(token)) {
    const viewer = await viewerOfToken(services, client, token)
    if (!viewer) throw new BadTokenError('This access token is unknown, revoked or expired.')
    return viewer
  }
  const viewer = token ? await viewerWith(services, token) : null
  if (!viewer) throw new BadTokenError()
  await noteSessionUse(services, viewer.sessionId)
  return viewer
}

/** The same where a token that is no good is as good as none: for the call that ends its session. */
export async function viewerIfAny(services: Services, req: IncomingMessage, client: Client): Promise<Viewer | null> {
  try {
    return await viewerOf(services, req, client)
  } catch (error) {
    if (error instanceof BadTokenError) return null
    throw error
  }
}

/** Whose session an access token is of. */
export async function viewerWith({ keys, clock, viewers }: Services, token: string): Promise<Viewer | null> {
  const access = await verifyAccessToken(keys, token, clock.now())
  return access ? viewers.get(access.sessionId) : null
}
