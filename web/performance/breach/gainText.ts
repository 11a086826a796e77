import { moneySum, moneyText, amountText, type Money } from './amounts.ts'
import * as t from './__generated__/messages.ts'

interface Booked {
  readonly volume: number
  readonly margin?: Money | null
}

/** What rows of the ledger come to: in money where one may see it, else in units; a dash where nothing was booked. */
export function gainText(entries: readonly Booked[]): string {
  if (!entries.length) return '–'
  const money = moneySum(entries.map(({ margin }) => margin))
  if (money) return moneyText(money)
  const volume = entries.reduce((sum, entry) => sum + entry.volume, 0)
  return t.units({ volume, amount: amountText(volume) })
}
