// A name for what was begun at an instant, from which a secret follows: nothing is kept until it comes back.
import { randomBytes } from 'node:crypto'

export const newTimedToken = (now: Date): string =>
  `${now.getTime().toString(36)}-${randomBytes(12).toString('base64url')}`

/** When a token was made; null where that is longer ago than it is good for, in milliseconds. */
export function issuedAt(token: string, now: Date, goodFor: number): Date | null {
  const issued = Number.parseInt(token.split('-')[0]!, 36)
  const age = now.getTime() - issued
  return age >= 0 && age <= goodFor ? new Date(issued) : null
}
