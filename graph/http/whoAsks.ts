// Whom a token stands for.
import type { IncomingMessage } from 'node:http'
import type { Client, Services } from '../context.ts'
import { verifyAccessToken } from '../session/accessToken.ts'
import { viewerOfToken } from '../token/tokenDoor.ts'
import { isSecret } from '../token/tokenKey.ts'
import type { Viewer } from '../viewer.ts'

/** Who asks, by the request's token; nobody where it is missing, garbled, of another kind, past its time, or its session over. */
export async function viewerOf(services: Services, req: IncomingMessage, client: Client): Promise<Viewer | null> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (token && isSecret(token)) return viewerOfToken(services, client, token)
  return token ? viewerWith(services, token) : null
}

/** Whose session an access token is of. */
export async function viewerWith({ keys, clock, viewers }: Services, token: string): Promise<Viewer | null> {
  const access = await verifyAccessToken(keys, token, clock.now())
  return access ? viewers.get(access.sessionId) : null
}
