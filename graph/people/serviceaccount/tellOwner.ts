import type { Services } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { languages } from '../../kernel/messages/languages.ts'
import type { Text } from '../../kernel/messages/text.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import { readLanguages } from '../user/readLanguages.ts'
import { personOf } from './owner.ts'

interface Letter {
  subject: Text
  text: Text
}

/** Mails the owner of a service account, or its Admins where nobody is responsible for it any more. */
export async function tellOwner(
  tx: Transaction,
  asking: { services: Pick<Services, 'settings'>; now: Date },
  { id, rootId }: { id: string; rootId: string },
  { subject, text }: Letter,
): Promise<void> {
  const { services, now } = asking
  if (!mailIsSetUp(services.settings)) return
  const owner = await tx.user.findFirst({
    where: { AND: [personOf(rootId, now), { ownedServiceAccounts: { some: { id } } }] },
    select: { id: true, email: true },
  })
  if (!owner) return mailAdmins(tx, asking, rootId, { subject, text })
  const languageOf = await readLanguages(tx, [owner.id], languages[0])
  const [mailed, said] = [subject, text].map((one) => one.in(languageOf(owner.id)))
  await queueMail(tx, { to: [owner.email], subject: mailed!, text: said! }, now)
}
