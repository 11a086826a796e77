interface Times {
  usedAt: Date | null
  revokedAt: Date | null
  expiresAt: Date
}

export type State = 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED'

export function stateOf({ usedAt, revokedAt, expiresAt }: Times, now: Date): State {
  if (usedAt) return 'USED'
  if (revokedAt) return 'REVOKED'
  return expiresAt <= now ? 'EXPIRED' : 'OPEN'
}

const obstacles: Record<State, string | undefined> = {
  OPEN: undefined,
  USED: 'This invitation was used already.',
  REVOKED: 'This invitation was revoked already.',
  EXPIRED: 'This invitation has expired by itself.',
}

export const obstacleToRevoking = (state: State): string | undefined => obstacles[state]
