import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'
import type { Text } from '../../kernel/messages/text.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Services } from '../../kernel/context.ts'
import { readLanguages } from '../user/readLanguages.ts'

interface Letter {
  subject: Text
  text: Text
  /** Of whoever is not known to read another. */
  language?: Language
  /** Who is not told: it was them. */
  exceptId?: string
}

/** Mails the active Admins of a root organization, each in their language; where mail is not set up nobody is told. */
export async function mailAdmins(
  tx: Transaction,
  { services: { settings }, now }: { services: Pick<Services, 'settings'>; now: Date },
  rootId: string,
  { subject, text, language: otherwise = languages[0], exceptId }: Letter,
): Promise<void> {
  if (!mailIsSetUp(settings)) return
  const admins = await tx.user.findMany({
    where: {
      id: { not: exceptId },
      status: 'ACTIVE',
      memberships: { some: { organizationId: rootId, accessLevel: 'ADMIN', ...heldAt(now) } },
    },
    select: { id: true, email: true },
  })
  const ids = admins.map(({ id }) => id)
  const languageOf = await readLanguages(tx, ids, otherwise)
  for (const { id, email } of admins) {
    const language = languageOf(id)
    await queueMail(tx, { to: [email], subject: subject.in(language), text: text.in(language) }, now)
  }
}
