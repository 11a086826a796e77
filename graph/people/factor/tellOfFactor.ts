import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
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

/** Who does it, and by what. */
export type Telling = Pick<Context, 'services' | 'client' | 'now' | 'language'>

/** Tells a person by mail what happened to their second factor; where mail is not set up nobody is told. */
export async function tellOfFactor(
  { services: { settings }, client, now, language: ownLanguage }: Telling,
  tx: Transaction,
  userId: string,
  what: keyof typeof happened,
) {
  if (!mailIsSetUp(settings)) return
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const language = (await readLanguages(tx, [userId], ownLanguage))(userId)
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  const text = t.factorMailText({ happened: happened[what], ...by })
  await queueMail(tx, { to: [email], subject: t.factorMailSubject.in(language), text: text.in(language) }, now)
}
