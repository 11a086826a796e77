// Tickets: an address that is good for one file, one session, one purpose and five minutes. An image in a page can't
// send a token, so the address carries its own.
import { jwtVerify, SignJWT } from 'jose'
import { clockSkew } from '../../kernel/auth/accessToken.ts'
import { firstThatFits, type Keys } from '../../kernel/auth/keys.ts'

type Purpose = 'upload' | 'download' | 'export'

export interface Ticket {
  fileId: string
  userId: string
  sessionId: string
}

/** What an upload's ticket says of the file beside. */
export interface Upload extends Ticket {
  purpose: 'LOGO' | 'SOP' | 'OBSERVATIONS' | 'IMPORT' | 'RECORD' | 'APPOINTMENT'
  organizationId: string
  /** The record that it is for. */
  actionId?: string
  /** The appointment that it is for. */
  appointmentId?: string
  name: string
  size: number
}

const algorithm = 'HS256'
const issuer = 'opsgraph'
const audience = (purpose: Purpose) => `opsgraph ${purpose}`

export const ticketMinutes = 5
export const expiryOf = (now: Date): Date => new Date(now.getTime() + ticketMinutes * 60_000)

/** The address of a file with a ticket for it. */
export async function ticketAddress<T extends Ticket>(
  keys: Keys,
  purpose: Purpose,
  { fileId, userId, sessionId, ...more }: T,
  now: Date,
): Promise<string> {
  const ticket = await new SignJWT({ ...more, sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience(purpose))
    .setSubject(userId)
    .setJti(fileId)
    .setIssuedAt(now)
    .setExpirationTime(expiryOf(now))
    .sign(keys.fileTicket)
  return purpose === 'export' ? `/export?ticket=${ticket}` : `/files/${fileId}?ticket=${ticket}`
}

/** What a ticket says, or null where it is garbled, of another kind, or past its time. */
export async function readTicket<T extends Ticket>(
  keys: Keys,
  purpose: Purpose,
  ticket: string,
  now: Date,
): Promise<T | null> {
  return firstThatFits(keys, 'fileTicket', async (secret) => {
    const { payload } = await jwtVerify(ticket, secret, {
      algorithms: [algorithm],
      issuer,
      audience: audience(purpose),
      requiredClaims: ['sub', 'sid', 'jti', 'exp'],
      clockTolerance: clockSkew,
      currentDate: now,
    })
    const { sub, sid, jti, ...more } = payload
    return { ...more, fileId: jti, userId: sub, sessionId: String(sid) } as unknown as T
  })
}
