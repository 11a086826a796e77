import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'

interface Made {
  name: string
  scopes: readonly string[]
  expiresAt: Date
}

/** Tells the owner of a new token, who may not be who made it; where mail is not set up nobody is told. */
export async function mailOfNewToken(
  { services: { settings }, client, now }: Context,
  tx: Transaction,
  to: string,
  { name, scopes, expiresAt }: Made,
) {
  if (!mailIsSetUp(settings)) return
  const day = expiresAt.toISOString().slice(0, 10)
  const address = settings.PUBLIC_URL ? `\n${publicLink(settings, '/mysettings')}\n` : ''
  const text = [
    `The access token “${name}” was made with ${deviceOf(client.userAgent)} from ${placeOfAddress(client.address)}.`,
    `Whoever has it asks as you until ${day}: ${scopes.join(', ')}.`,
    `If it was not you, revoke it in My settings and change your password.\n${address}`,
  ]
  await queueMail(tx, { to: [to], subject: 'A new access token of yours', text: text.join('\n') }, now)
}
