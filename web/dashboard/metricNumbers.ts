// Values of metrics as they are read, and which way they went.
const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

export const valueText = (value: number, unit: string): string => `${numbers.format(value)} ${unit}`

interface Aim {
  readonly targetThreshold: number | null | undefined
  readonly alertIf: string
}

/** Whether a value holds its target; equal to it is fine. */
export function holds({ targetThreshold, alertIf }: Aim, value: number): boolean | null {
  if (targetThreshold == null) return null
  return alertIf === 'ABOVE_THRESHOLD' ? value <= targetThreshold : value >= targetThreshold
}

/** What became of a value since before, in words: what moves less than half a percent stays as it was. */
export function trendText({ alertIf }: Aim, now: number, before: number): string {
  const change = before ? (now - before) / Math.abs(before) : 0
  if (Math.abs(change) < 0.005) return 'as before'
  const isBetter = change > 0 === (alertIf !== 'ABOVE_THRESHOLD')
  return `${isBetter ? 'better' : 'worse'} by ${numbers.format(Math.round(Math.abs(change) * 1000) / 10)} %`
}

/** The spans that are compared: the last 28 days and the 28 before them. */
export function spans(now = new Date()) {
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const ago = (days: number) => new Date(midnight - days * 86_400_000).toISOString()
  return { before: ago(56), from: ago(28), to: ago(0) }
}
