import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'

export const AccessTokenState = builder.enumType('AccessTokenState', {
  description: 'The state of an access token.',
  values: {
    ACTIVE: { description: 'It is valid.' },
    EXPIRED: { description: 'It has expired.' },
    REVOKED: { description: 'It was revoked.' },
  } as const,
})

export const states = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const

type State = (typeof states)[number]

interface Times {
  revokedAt: Date | null
  expiresAt: Date
}

export function stateOf({ revokedAt, expiresAt }: Times, now: Date): State {
  if (revokedAt) return 'REVOKED'
  return expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}

/** The same as a condition. */
export function whereState(state: State, now: Date): Prisma.AccessTokenWhereInput {
  if (state === 'REVOKED') return { revokedAt: { not: null } }
  return { revokedAt: null, expiresAt: state === 'EXPIRED' ? { lte: now } : { gt: now } }
}
