import type { UserStatus } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'

export const ServiceAccountState = builder.enumType('ServiceAccountState', {
  description: 'The state of a service account.',
  values: {
    ACTIVE: { description: 'Its tokens are accepted.' },
    EXPIRED: { description: 'It has expired, and its tokens with it; a later expiry takes it up again.' },
    DISABLED: { description: 'An Admin has disabled it, which ended its tokens.' },
    ENDED: { description: 'It has ended permanently.' },
  } as const,
})

interface Times {
  endedAt: Date | null
  expiresAt: Date | null
  user: { status: UserStatus }
}

export function stateOf({ endedAt, expiresAt, user }: Times, now: Date) {
  if (endedAt) return 'ENDED'
  if (user.status !== 'ACTIVE') return 'DISABLED'
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}
