// How much of its target a value attains, from 0 to 100, and what that means for a benchmark.
import type { AlertIf } from '../../../prisma/__generated__/client/enums.ts'

export const levels = ['MET', 'OPPORTUNITY', 'WARNING', 'MISSED_OPPORTUNITY'] as const
export type Level = (typeof levels)[number]

export interface Thresholds {
  warningTrigger: number
  missedOpportunityTrigger: number
  ctqValue: number
}

/**
 * The share of the target that is attained, whichever way is better. Who is on the right side has attained it whole;
 * on the wrong side of a target that is 0 or less there is no share of it.
 */
export function attainment(value: number, target: number, alertIf: AlertIf): number {
  const isBelowType = alertIf === 'BELOW_THRESHOLD'
  if (isBelowType ? value >= target : value <= target) return 100
  if (target <= 0) return 0
  const share = isBelowType ? (100 * value) / target : (100 * target) / value
  // Without the last bits, so that what equals a level by its numbers is at that level.
  return Math.max(0, Number(share.toFixed(9)))
}

/** At a level's number one is on its better side. */
export function levelOf(attained: number, { warningTrigger, missedOpportunityTrigger, ctqValue }: Thresholds): Level {
  if (attained >= ctqValue) return 'MET'
  if (attained >= warningTrigger) return 'OPPORTUNITY'
  return attained >= missedOpportunityTrigger ? 'WARNING' : 'MISSED_OPPORTUNITY'
}
