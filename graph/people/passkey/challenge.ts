// What a passkey signs. It follows from a token, so that nothing is kept of what nobody signs.
import { onceBytes } from '../../kernel/auth/onceSecret.ts'
import { issuedAt as issueOf, newTimedToken } from '../../kernel/auth/timedToken.ts'
import type { Context } from '../../kernel/context.ts'
import { minute } from '../../kernel/time/milliseconds.ts'

const goodFor = 5 * minute

export interface Challenge {
  token: string
  bytes: Uint8Array<ArrayBuffer>
  issuedAt: Date
}

/** What a challenge is for: the setup of somebody's passkey, or the use of anybody's. */
export type Purpose = `setup ${string}` | 'use'

const bytesOf = (context: Context, purpose: Purpose, token: string) =>
  new Uint8Array(onceBytes(context, `passkey ${purpose}`, token))

export function newChallenge(context: Context, purpose: Purpose): Challenge {
  const token = newTimedToken(context.now)
  return { token, bytes: bytesOf(context, purpose, token), issuedAt: context.now }
}

/** The challenge of a token; null where it is older than five minutes. */
export function challengeOf(context: Context, purpose: Purpose, token: string): Challenge | null {
  const issuedAt = issueOf(token, context.now, goodFor)
  return issuedAt && { token, bytes: bytesOf(context, purpose, token), issuedAt }
}

export const challengeText = ({ bytes }: Challenge): string => Buffer.from(bytes).toString('base64url')
