// The access token: a signed statement of who signed in where, for ten minutes. It carries no rights.
import { jwtVerify, SignJWT } from 'jose'
import { firstThatFits, type Keys } from './keys.ts'

const lifetime = '10m'
const algorithm = 'HS256'
const issuer = 'opsgraph'
const audience = 'opsgraph'
const keptAtMost = 10_000

/** How far the clocks of two processes may be apart, in seconds. */
export const clockSkew = 30

export interface AccessToken {
  userId: string
  sessionId: string
  expiresAt: number
}

/** `claims` are what clients read in it beside who and when. */
export function signAccessToken(
  keys: Keys,
  userId: string,
  sessionId: string,
  now: Date,
  claims: { user_id?: number } = {},
): Promise<string> {
  return new SignJWT({ sid: sessionId, ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 10 * 60_000))
    .sign(keys.accessToken)
}

const verified = new Map<string, AccessToken>()

/** What a token says, or null where it is garbled, of another kind, or past its time. */
export async function verifyAccessToken(keys: Keys, token: string, now: Date): Promise<AccessToken | null> {
  const known = verified.get(token)
  if (known) return known.expiresAt + clockSkew * 1000 > now.getTime() ? known : null
  const access = await firstThatFits(keys, 'accessToken', async (secret) => {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      maxTokenAge: lifetime,
      clockTolerance: clockSkew,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: now,
    })
    return { userId: payload.sub ?? '', sessionId: String(payload.sid), expiresAt: (payload.exp ?? 0) * 1000 }
  })
  if (!access) return null
  if (verified.size >= keptAtMost) verified.clear()
  verified.set(token, access)
  return access
}
