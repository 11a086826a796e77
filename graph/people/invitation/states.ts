import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

interface Times {
  usedAt: Date | null
  revokedAt: Date | null
  expiresAt: Date
}

export const states = ['OPEN', 'USED', 'REVOKED', 'EXPIRED'] as const

export type State = (typeof states)[number]

export function stateOf({ usedAt, revokedAt, expiresAt }: Times, now: Date): State {
  if (usedAt) return 'USED'
  if (revokedAt) return 'REVOKED'
  return expiresAt <= now ? 'EXPIRED' : 'OPEN'
}

/** The same as a condition. */
export function whereState(state: State, now: Date): Prisma.InvitationWhereInput {
  if (state === 'USED') return { usedAt: { not: null } }
  if (state === 'REVOKED') return { usedAt: null, revokedAt: { not: null } }
  return { usedAt: null, revokedAt: null, expiresAt: state === 'EXPIRED' ? { lte: now } : { gt: now } }
}

const obstacles: Record<State, Text | undefined> = {
  OPEN: undefined,
  USED: t.usedAlready,
  REVOKED: t.revokedAlready,
  EXPIRED: t.hasExpired,
}

export const obstacleToRevoking = (state: State): Text | undefined => obstacles[state]
