import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { linkToTokens } from '../token/linkToTokens.ts'
import * as t from './__generated__/messages.ts'

interface Grant {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells somebody that an application may act for them, as it may not be them who allowed it. */
export function mailOfGrant(context: Context, tx: Transaction, { name, scopes, expiresAt }: Grant) {
  const link = linkToTokens(context.services.settings)
  const made = { name, day: expiresAt.toISOString().slice(0, 10), scopes: scopes.join(', '), link }
  return mailOfAct(context, tx, {
    to: context.requireViewer().email,
    subject: t.mailSubject({ name }),
    text: (by) => t.mailText({ ...made, ...by }),
  })
}
