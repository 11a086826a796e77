import { LimitReachedError } from '../errors.ts'
import { limitReached } from '../metrics/limitReached.ts'
import { quotas, type QuotaKind, type QuotaScope } from './quotas.ts'

interface Reached {
  kind: QuotaKind
  scope: QuotaScope
  used: number
  most: number
}

/** Counts that somebody was refused, and says what is used and who can raise it. */
export function quotaSentence({ kind, scope, used, most }: Reached): string {
  limitReached(kind)
  const { limits, unit, help } = quotas[kind]
  const { what, setting } = limits[scope]!
  const said = (amount: number) =>
    (amount / (unit?.size ?? 1)).toLocaleString('en', { maximumFractionDigits: 1, roundingMode: 'floor' })
  const all = unit ? `${said(most)} ${unit.name}` : said(most)
  // How much all others use is nobody's business; that it is as good as all of it can't be kept from them.
  const amount =
    scope === 'installation' ? `this Opsgraph takes ${all}, and that is used` : `${said(used)} of ${all} are used`
  return `${what}: ${amount}. ${help}, or ask who runs this Opsgraph to raise ${setting}.`
}

/** The refusal of what is more than a quota. */
export const quotaReached = (reached: Reached) =>
  new LimitReachedError(
    quotaSentence(reached),
    reached.scope === 'installation' ? undefined : { used: reached.used, most: reached.most },
  )
