import { day } from '../../kernel/time/milliseconds.ts'
import { mostDays } from '../token/newToken.ts'
import { latestEnd, type Rules } from '../token/tokenPolicy.ts'

/** Until when an application that is allowed something now can act at the latest. */
export function grantEnd(rules: readonly Rules[], now: Date): Date {
  const longest = new Date(now.getTime() + mostDays * day)
  const end = latestEnd(rules, now)?.at
  return end && end < longest ? end : longest
}
