import { z } from 'zod'
import { email, text } from '../../kernel/validation.ts'
import { subjectRule } from './subjectRule.ts'

const most = 10

/** Addresses alone, no names: nothing in them can be taken for a header. */
export const mailSchema = z.object({
  addresses: z
    .array(email)
    .min(1, 'Name at least one address.')
    .max(most, `Name at most ${most} addresses.`)
    .transform((addresses) => [...new Set(addresses)]),
  subject: subjectRule,
  text: text(1, 10_000),
})

export const notSetUp = 'Mail is not set up here, so nothing can be sent; copy the text and send it yourself.'
