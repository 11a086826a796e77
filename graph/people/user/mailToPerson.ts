import { mailOfAct, type Acting, type Letter } from '../../kernel/mail/mailOfAct.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { readLanguages } from './readLanguages.ts'

/** Mails a person what was done to their sign-in, in their language; where mail is not set up nobody is told. */
export async function mailToPerson(
  acting: Acting,
  tx: Transaction,
  userId: string,
  letter: Omit<Letter, 'to' | 'language'>,
) {
  if (!mailIsSetUp(acting.services.settings)) return
  const { email: to } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const language = (await readLanguages(tx, [userId], acting.language))(userId)
  await mailOfAct(acting, tx, { to, language, ...letter })
}
