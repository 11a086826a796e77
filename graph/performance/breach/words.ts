// A breach in words: the same on its record, in the feed and in what people are told.
import type { AlertIf, Grain } from '../../../prisma/__generated__/client/enums.ts'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** As "89 %" or "2.41 km/L". */
export const amount = (value: number, unit: string): string => `${numbers.format(value)} ${unit}`

const periods: Record<Grain, string> = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', QUARTER: 'quarter' }

/** As "1 day" or "2 days in a row". */
const inARow = (count: number, grain: Grain) =>
  count === 1 ? `1 ${periods[grain]}` : `${count} ${periods[grain]}s in a row`

export interface Asked {
  alertIf: AlertIf
  target: number
  reset: number
  consecutive: number
  grain: Grain
  unit: string
}

export const breachSentence = ({ alertIf, target, consecutive, grain, unit }: Asked): string =>
  `${inARow(consecutive, grain)} ${alertIf === 'BELOW_THRESHOLD' ? 'below' : 'above'} the target of ${amount(target, unit)}`

/** What it takes to be recovered, and how far that is. */
export const recoverySentence = ({ alertIf, reset, consecutive, grain, unit }: Asked, streak = 0): string =>
  `Recovers after ${inARow(consecutive, grain)} at ${amount(reset, unit)} or ${alertIf === 'BELOW_THRESHOLD' ? 'above' : 'below'}${consecutive > 1 && streak ? `; ${streak} of ${consecutive} so far` : ''}`
