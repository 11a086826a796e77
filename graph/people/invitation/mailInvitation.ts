import { randomUUID } from 'node:crypto'
import { hashOf, onceCode, type MailedSecret } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { admitOutside } from '../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailedLink } from '../../kernel/publicLink.ts'

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
  const text = [
    `${viewer.name} invites you to join ${organizationName} on Opsgraph.`,
    'Open this link to sign up, or to sign in with this address:',
    mailedLink(context.services.settings, '/signup?invitation={secret}'),
    '',
    'It works once, and for this address alone.',
    '',
  ]
  await queueMail(
    transaction,
    {
      ...sending,
      replyTo: viewer.email,
      subject: `Join ${organizationName}`,
      text: text.join('\n'),
      secret,
      outside: outside.size,
    },
    context.now,
  )
  return hashOf(onceCode(context, secret.purpose, secret.name))
}
