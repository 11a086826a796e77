const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A value as it is read, with its unit where one is given. */
export const amountText = (value: number, unit?: string): string =>
  unit ? `${numbers.format(value)} ${unit}` : numbers.format(value)

/** Money with its currency; a dash where there is none to be seen. */
export const moneyText = (amount: number | null | undefined, currency: string | null | undefined): string =>
  amount == null || !currency ? '–' : new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)
