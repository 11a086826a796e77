import { number } from '../../kernel/messages/format.ts'
import { language } from '../../kernel/messages/language.ts'
const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })

/** A value as it is read, with its unit where one is given. */
export const amountText = (value: number, unit?: string): string =>
  unit ? `${numbers.format(value)} ${unit}` : numbers.format(value)

export interface Money {
  readonly amount: string
  readonly currency: string
}

/** Money with its currency; a dash where there is none to be seen. */
export const moneyText = (money: Money | null | undefined): string =>
  money ? number(Number(money.amount), { style: 'currency', currency: money.currency }) : '–'

/** What amounts of one currency come to; undefined where one is of another, or not to be seen. */
export function moneySum(all: readonly (Money | null | undefined)[]): Money | undefined {
  const [first] = all
  if (!first || !all.every((one) => one?.currency === first.currency)) return undefined
  return { ...first, amount: String(all.reduce((sum, one) => sum + Number(one!.amount), 0)) }
}
