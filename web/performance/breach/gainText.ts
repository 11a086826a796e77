import { moneyText, amountText } from './amounts.ts'

interface Booked {
  readonly volume: number
  readonly margin?: number | null
  readonly currency?: string | null
}

/** What rows of the ledger come to: in money where one may see it, else in units; a dash where nothing was booked. */
export function gainText(entries: readonly Booked[]): string {
  const [first] = entries
  if (!first) return '–'
  const sum = (value: (one: Booked) => number) => entries.reduce((total, one) => total + value(one), 0)
  return entries.every(({ margin, currency }) => margin != null && currency === first.currency)
    ? moneyText(
        sum(({ margin }) => margin ?? 0),
        first.currency,
      )
    : `${amountText(sum(({ volume }) => volume))} units`
}
