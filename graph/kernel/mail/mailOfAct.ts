import { deviceOf, placeOfAddress } from '../auth/device.ts'
import type { MailedSecret } from '../auth/onceSecret.ts'
import type { Context } from '../context.ts'
import type { Language } from '../messages/languages.ts'
import type { Said, Text } from '../messages/text.ts'
import type { Transaction } from '../mutation.ts'
import { queueMail } from './queueMail.ts'
import { mailIsSetUp } from './transport.ts'

/** Who does it, and by what. */
export type Acting = Pick<Context, 'services' | 'client' | 'now' | 'language'>

export interface Letter {
  to: string
  /** In which its reader reads; that of who does it where it is left out. */
  language?: Language
  subject: Text
  text: (by: { device: Said; place: Said }) => Text
  secret?: MailedSecret
}

/**
 * Mails what was done to somebody's sign-in, and with which device and from where, as it may not be them who did it;
 * where mail is not set up nobody is told.
 */
export async function mailOfAct(
  { services: { settings }, client, now, language: own }: Acting,
  tx: Transaction,
  { to, language = own, subject, text, secret }: Letter,
) {
  if (!mailIsSetUp(settings)) return
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  await queueMail(tx, { to: [to], subject: subject.in(language), text: text(by).in(language), secret }, now)
}
