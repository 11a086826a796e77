import { LimitReachedError } from '../errors.ts'
import { limitReached } from '../metrics/limitReached.ts'
import type { Text } from '../messages/text.ts'
import { quotas, type QuotaKind, type QuotaScope } from './quotas.ts'

interface Reached {
  kind: QuotaKind
  scope: QuotaScope
  used: number
  most: number
}

/** Counts that somebody was refused, and says what is used and who can raise it. */
export function quotaSentence({ kind, scope, used, most }: Reached): Text {
  limitReached(kind)
  const { limits, unit = 1 } = quotas[kind]
  const { reached, setting } = limits[scope]!
  // Rounded down, so that no more seems used than is. How much all others use is nobody's business; that it is as good
  // as all of it can't be kept from them.
  const told = (amount: number) => Math.floor((amount / unit) * 10) / 10
  return reached({ used: told(used), most: told(most), setting })
}

/** The refusal of what is more than a quota. */
export const quotaReached = (reached: Reached) =>
  new LimitReachedError(
    quotaSentence(reached),
    reached.scope === 'installation' ? undefined : { used: reached.used, most: reached.most },
  )
