// Whom a request's token stands for.
import type { IncomingMessage } from 'node:http'
import { Context, type Client, type Services } from '../../kernel/context.ts'
import { challenge, unauthenticated } from '../../kernel/errors.ts'
import { verifyAccessToken } from '../../kernel/auth/accessToken.ts'
import { noteSessionUse } from '../session/noteUse.ts'
import { admit, viewerOfToken } from './tokenDoor.ts'
import { isSecret } from '../../kernel/auth/tokenKey.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { HttpError } from '../../kernel/http/body.ts'

/** A token that is garbled, of another kind, revoked, past its time, or whose session or owner has ended. */
export class BadTokenError extends HttpError {
  constructor(message = 'Sign in first.') {
    super('UNAUTHENTICATED', message, { 'www-authenticate': `${challenge}, error="invalid_token"` })
  }
}

/** Who asks, by the request's token; nobody where it has none. Throws a BadTokenError for one that is no good. */
export async function authenticateRequest(
  services: Services,
  req: IncomingMessage,
  client: Client,
  at?: Date,
): Promise<Viewer | null> {
  const header = req.headers.authorization
  if (header === undefined) return null
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  if (token && isSecret(token)) {
    const viewer = await viewerOfToken(services, client, token)
    if (!viewer) throw new BadTokenError('This access token is unknown, revoked or expired.')
    return known(client, viewer)
  }
  const viewer = token ? await viewerOfAccessToken(services, token, at) : null
  if (!viewer) throw new BadTokenError()
  // An application has such a token, too, for as long.
  if (viewer.token) await admit(services, client, viewer)
  else await noteSessionUse(services, viewer.sessionId, client.language)
  return known(client, viewer)
}

/** Who asks, noted for the log. */
function known(client: Client, viewer: Viewer): Viewer {
  client.userId = viewer.id
  client.rootId = viewer.homeRootId
  return viewer
}

/** The same where a token that is no good is as good as none: for the call that ends its session. */
export async function viewerIfAny(services: Services, req: IncomingMessage, client: Client): Promise<Viewer | null> {
  try {
    return await authenticateRequest(services, req, client)
  } catch (error) {
    if (error instanceof BadTokenError) return null
    throw error
  }
}

/** Whose session an access token is of, by the time that it is used. */
export async function viewerOfAccessToken(
  { keys, clock, viewers }: Services,
  token: string,
  at = clock.now(),
): Promise<Viewer | null> {
  const access = await verifyAccessToken(keys, token, at)
  return access ? viewers.get(access.sessionId) : null
}

/** Who has asked, anew: a long answer may outlast an access token, but not the session or the rights; throws 401. */
export function authenticateAgain(services: Services, req: IncomingMessage, client: Client): () => Promise<Context> {
  const at = services.clock.now()
  return async () => {
    const viewer = await authenticateRequest(services, req, client, at)
    if (!viewer) throw unauthenticated()
    return new Context(services, client, viewer)
  }
}
