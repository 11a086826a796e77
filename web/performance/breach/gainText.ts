import { moneySum, moneyText, amountText, type Money } from './amounts.ts'

interface Booked {
  readonly volume: number
  readonly margin?: Money | null
}

/** What rows of the ledger come to: in money where one may see it, else in units; a dash where nothing was booked. */
export function gainText(entries: readonly Booked[]): string {
  if (!entries.length) return '–'
  const money = moneySum(entries.map(({ margin }) => margin))
  return money ? moneyText(money) : `${amountText(entries.reduce((sum, { volume }) => sum + volume, 0))} units`
}
