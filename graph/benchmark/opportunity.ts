// What it would be worth to meet a benchmark. Nothing of it is below 0.

/** The units of volume that lie between what is attained and what is critical to quality; none where no volume is known. */
export const totalCtqOpportunity = (attained: number, ctqValue: number, volume: number | null): number | null =>
  volume === null || volume <= 0 ? null : (Math.max(0, ctqValue - attained) / 100) * volume

/** The same in money. */
export const marginImpact = (opportunity: number | null, unitMargin: number | null): number | null =>
  opportunity === null || unitMargin === null ? null : opportunity * unitMargin

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
