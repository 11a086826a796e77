import { z } from 'zod'
import { email, say, text } from '../../kernel/validation.ts'
import { subjectRule } from './subjectRule.ts'
import * as t from './__generated__/messages.ts'

const most = 10

/** Addresses alone, no names: nothing in them can be taken for a header. */
export const mailSchema = z.object({
  addresses: z
    .array(email)
    .min(1, say(t.oneAddress))
    .max(most, say(t.addressesAtMost({ most: String(most) })))
    .transform((addresses) => [...new Set(addresses)]),
  subject: subjectRule,
  text: text(1, 10_000),
})
