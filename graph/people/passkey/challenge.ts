// What a passkey signs. It follows from a token, so that nothing is kept of what nobody signs.
import { randomBytes } from 'node:crypto'
import { onceBytes } from '../../kernel/auth/onceSecret.ts'
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
  const token = `${context.now.getTime().toString(36)}-${randomBytes(12).toString('base64url')}`
  return { token, bytes: bytesOf(context, purpose, token), issuedAt: context.now }
}

/** The challenge of a token; null where it is older than five minutes. */
export function challengeOf(context: Context, purpose: Purpose, token: string): Challenge | null {
  const issued = Number.parseInt(token.split('-')[0]!, 36)
  const age = context.now.getTime() - issued
  if (!(age >= 0 && age <= goodFor)) return null
  return { token, bytes: bytesOf(context, purpose, token), issuedAt: new Date(issued) }
}

export const challengeText = ({ bytes }: Challenge): string => Buffer.from(bytes).toString('base64url')
