import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { tellOwner } from '../serviceaccount/tellOwner.ts'
import { linkToTokens } from './linkToTokens.ts'
import * as t from './__generated__/messages.ts'

interface Made {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells the owner of a new token, who may not be who made it. */
export async function mailOfNewToken(
  context: Context,
  tx: Transaction,
  userId: string,
  { name, scopes, expiresAt }: Made,
) {
  const viewer = context.requireViewer()
  const made = { name, day: expiresAt.toISOString().slice(0, 10), scopes: scopes.join(', ') }
  if (userId === viewer.id) {
    const link = linkToTokens(context.services.settings)
    return mailOfAct(context, tx, {
      to: viewer.email,
      subject: t.mailSubject,
      text: (by) => t.mailText({ ...made, link, ...by }),
    })
  }
  const { id, rootId, user } = await tx.serviceAccount.findUniqueOrThrow({
    where: { userId },
    select: { id: true, rootId: true, user: { select: { name: true } } },
  })
  const said = { ...made, account: user.name, by: viewer.name }
  await tellOwner(
    tx,
    context,
    { id, rootId },
    { subject: t.accountTokenSubject({ account: user.name }), text: t.accountTokenText(said) },
  )
}
