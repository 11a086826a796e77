// An amount of money in its currency.
import { z } from 'zod'
import { builder } from './builder.ts'
import { say } from './validation.ts'
import * as messages from './__generated__/messages.ts'

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
      .regex(/^\d+(\.\d+)?$/, say(messages.writeAmount))
      .regex(new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`), say(messages.decimalsAtMost({ digits: String(digits) })))
      .refine((amount) => Number(amount) <= most, say(messages.numberAtMost({ most }))),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, say(messages.nameCurrency))
      .refine((code) => currencies.has(code), say(messages.currencyCode)),
  })

/** As the graph has it; null where the amount is not known. */
export const moneyOf = (amount: { toString(): string } | null, currency: string | null): MoneyShape | null =>
  amount === null || currency === null ? null : { amount: amount.toString(), currency }
