import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import * as t from './__generated__/messages.ts'

interface Made {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells the owner of a new token, who may not be who made it. */
export async function mailOfNewToken(context: Context, tx: Transaction, to: string, { name, scopes, expiresAt }: Made) {
  const { settings } = context.services
  const link = settings.PUBLIC_URL ? `\n${publicLink(settings, '/mysettings')}\n` : ''
  const made = { name, day: expiresAt.toISOString().slice(0, 10), scopes: scopes.join(', '), link }
  await mailOfAct(context, tx, { to, subject: t.mailSubject, text: (by) => t.mailText({ ...made, ...by }) })
}
