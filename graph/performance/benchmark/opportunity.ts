// What it would be worth to meet a benchmark, in decimals: a ledger adds it up. Nothing of it is below 0.
import { Decimal, zero, type DecimalValue } from '../../kernel/decimal.ts'

/**
 * The units of volume that lie between what is attained and what is critical to quality; none where no volume is known.
 */
export function totalCtqOpportunity(attained: number, ctqValue: number, volume: DecimalValue | null): Decimal | null {
  if (volume === null || new Decimal(volume).lte(0)) return null
  return Decimal.max(zero, new Decimal(ctqValue).minus(attained)).dividedBy(100).times(volume)
}

/** The same in money. */
export const marginImpact = (opportunity: Decimal | null, unitMargin: DecimalValue | null): Decimal | null =>
  opportunity === null || unitMargin === null ? null : opportunity.times(unitMargin)

export interface Frequency {
  /** Breaches in this period. */
  breaches: number
  /** The mean of the three periods before. */
  usual: number
  direction: 'RISING' | 'STEADY' | 'FALLING'
}

/** How often it is breached, against the mean of the last three periods. */
export function frequencyTrend(breaches: number, before: readonly [number, number, number]): Frequency {
  const usual = (before[0] + before[1] + before[2]) / 3
  return { breaches, usual, direction: breaches > usual ? 'RISING' : breaches < usual ? 'FALLING' : 'STEADY' }
}
