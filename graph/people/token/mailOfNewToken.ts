import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import * as t from './__generated__/messages.ts'

interface Made {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells the owner of a new token, who may not be who made it; where mail is not set up nobody is told. */
export async function mailOfNewToken(
  { services: { settings }, client, now, language }: Context,
  tx: Transaction,
  to: string,
  { name, scopes, expiresAt }: Made,
) {
  if (!mailIsSetUp(settings)) return
  const day = expiresAt.toISOString().slice(0, 10)
  const link = settings.PUBLIC_URL ? `\n${publicLink(settings, '/mysettings')}\n` : ''
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  const text = t.mailText({ name, day, scopes: scopes.join(', '), link, ...by }).in(language)
  await queueMail(tx, { to: [to], subject: t.mailSubject.in(language), text }, now)
}
