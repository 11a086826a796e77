import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import * as t from './__generated__/messages.ts'

/**
 * Tells the address that somebody signed in with that it is no longer theirs; where mail is not set up nobody is told.
 */
export async function tellOfAddress(
  { services: { settings }, client, now, language }: Context,
  transaction: Transaction,
  from: string,
  to: string,
) {
  if (!mailIsSetUp(settings)) return
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  const text = t.movedText({ address: to, ...by }).in(language)
  await queueMail(transaction, { to: [from], subject: t.movedSubject.in(language), text }, now)
}
