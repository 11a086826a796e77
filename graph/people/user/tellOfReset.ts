import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'

/**
 * Tells a person and who made the link that a new password was set by it: in the inbox, and by mail where that is set
 * up.
 */
export async function tellOfReset(
  { services: { settings }, client, now }: Context,
  transaction: Transaction,
  userId: string,
  makerId: string,
) {
  await addToOutbox(transaction, { kind: 'PASSWORD_RESET', ofId: userId, at: now, facts: { makerId } })
  if (!mailIsSetUp(settings)) return
  const people = await transaction.user.findMany({
    where: { id: { in: [userId, makerId] } },
    select: { id: true, name: true, email: true },
  })
  const [person, maker] = [userId, makerId].map((id) => people.find((one) => one.id === id))
  if (!person || !maker) return
  const by = `${deviceOf(client.userAgent)} from ${placeOfAddress(client.address)}`
  const letters = [
    {
      to: [person.email],
      subject: 'Your password was reset',
      text: `Your password was reset with ${by}, by a link that ${maker.name} made.\nIf it was not you, tell ${maker.name} at once.\n`,
    },
    {
      to: [maker.email],
      subject: `${person.name} has a new password`,
      text: `A new password was set for ${person.name} with ${by}, by the link that you made.\nIf you made none, change your password and tell your other Admins.\n`,
    },
  ]
  for (const letter of letters) await queueMail(transaction, letter, now)
}
