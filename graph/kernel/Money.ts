// An amount of money in its currency.
import { z } from 'zod'
import { builder } from './builder.ts'

interface MoneyShape {
  amount: string
  currency: string
}

export const Money = builder.objectRef<MoneyShape>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Decimal', description: 'The amount in units of the currency, such as 12.50.' }),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of its currency, as USD.' }),
  }),
})

export const MoneyInput = builder.inputType('MoneyInput', {
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.field({
      type: 'Decimal',
      required: true,
      description: 'The amount in units of the currency, such as 12.50.',
    }),
    currency: t.string({ required: true, description: 'The ISO 4217 code of its currency, as USD.' }),
  }),
})

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** An amount from 0 to `most`, with up to `digits` decimals. */
export const moneyShape = (most: number, digits: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/, 'Write an amount of 0 or more, like 12.50.')
      .regex(new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`), `Write at most ${digits} decimals.`)
      .refine((amount) => Number(amount) <= most, `Write at most ${most.toLocaleString('en')}.`),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'Name the currency, like USD.')
      .refine((code) => currencies.has(code), 'Write a code of ISO 4217, like USD.'),
  })

/** As the graph has it; null where the amount is not known. */
export const moneyOf = (amount: { toString(): string } | null, currency: string | null): MoneyShape | null =>
  amount === null || currency === null ? null : { amount: amount.toString(), currency }
