import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'

/**
 * Tells the address that somebody signed in with that it is no longer theirs; where mail is not set up nobody is told.
 */
export async function tellOfAddress(
  { services: { settings }, client, now }: Context,
  transaction: Transaction,
  from: string,
  to: string,
) {
  if (!mailIsSetUp(settings)) return
  const by = `${deviceOf(client.userAgent)} from ${placeOfAddress(client.address)}`
  const text = `You sign in to Opsgraph with ${to} from now on, and no longer with this address. It was changed with ${by}.\nIf it was not you, tell your Admin at once.\n`
  await queueMail(transaction, { to: [from], subject: 'Your email address was changed', text }, now)
}
