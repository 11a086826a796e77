import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { linkToTokens } from './linkToTokens.ts'
import * as t from './__generated__/messages.ts'

interface Made {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells the owner of a new token, who may not be who made it. */
export async function mailOfNewToken(context: Context, tx: Transaction, to: string, { name, scopes, expiresAt }: Made) {
  const link = linkToTokens(context.services.settings)
  const made = { name, day: expiresAt.toISOString().slice(0, 10), scopes: scopes.join(', '), link }
  await mailOfAct(context, tx, { to, subject: t.mailSubject, text: (by) => t.mailText({ ...made, ...by }) })
}
