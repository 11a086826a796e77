import type { Acting } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailToPerson } from '../user/mailToPerson.ts'
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
  await mailToPerson(acting, tx, userId, {
    subject: t.factorMailSubject,
    text: (by) => t.factorMailText({ happened: happened[what], ...by }),
  })
}
