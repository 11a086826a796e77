import { mailOfAct, type Acting } from '../../kernel/mail/mailOfAct.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { readLanguages } from '../user/readLanguages.ts'
import * as t from './__generated__/messages.ts'

const happened = {
  added: t.factorWasAdded,
  removed: t.factorWasRemoved,
  reset: t.factorWasReset,
  renewed: t.codesWereMade,
  recovered: t.codeWasUsed,
  passkeyAdded: t.passkeyWasAdded,
  passkeyRemoved: t.passkeyWasRemoved,
} as const

/** Tells a person by mail what happened to their second factor; where mail is not set up nobody is told. */
export async function tellOfFactor(acting: Acting, tx: Transaction, userId: string, what: keyof typeof happened) {
  if (!mailIsSetUp(acting.services.settings)) return
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const language = (await readLanguages(tx, [userId], acting.language))(userId)
  await mailOfAct(acting, tx, {
    to: email,
    language,
    subject: t.factorMailSubject,
    text: (by) => t.factorMailText({ happened: happened[what], ...by }),
  })
}
