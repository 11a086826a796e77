import { z } from 'zod'
import { text, name, say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

export const mostOfRoot = 100

/** What a service account may be named and how long it may last. */
export const serviceAccountRules = (now: Date) => ({
  name,
  purpose: text(0, 500),
  expiresAt: z.date().refine((at) => at > now && at.getUTCFullYear() < 9000, say(t.endInFuture)),
})
