import { randomUUID } from 'node:crypto'
import { hashOf, onceCode, type MailedSecret } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { admitOutside } from '../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import * as t from './__generated__/messages.ts'

interface Invited {
  email: string
  organizationName: string
  rootId: string
}

/**
 * Mails somebody an invitation with a code of its own, which nobody else is shown: it verifies the address. Answers
 * with the hash of the code.
 */
export async function mailInvitation(
  context: Context,
  transaction: Transaction,
  { email, organizationName, rootId }: Invited,
) {
  const viewer = context.requireViewer()
  const secret: MailedSecret = { purpose: 'mailed invitation', name: randomUUID() }
  const sending = { rootId, senderId: viewer.id, to: [email] }
  const outside = await admitOutside(context, transaction, sending)
  const link = mailedLink(context.services.settings, '/signup?invitation={secret}')
  const text = t.mailText({ name: viewer.name, organization: organizationName, link })
  await queueMail(
    transaction,
    {
      ...sending,
      replyTo: viewer.email,
      subject: t.mailSubject({ organization: organizationName }).in(context.language),
      text: text.in(context.language),
      secret,
      outside: outside.size,
    },
    context.now,
  )
  return hashOf(onceCode(context, secret.purpose, secret.name))
}
