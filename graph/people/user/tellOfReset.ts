import type { Context } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import { readLanguages } from './readLanguages.ts'
import * as t from './__generated__/messages.ts'

/**
 * Tells a person and who made the link that a new password was set by it: in the inbox, and by mail where that is set
 * up.
 */
export async function tellOfReset(
  { services: { settings }, client, now, language: ownLanguage }: Context,
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
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  const languageOf = await readLanguages(transaction, [userId, makerId], ownLanguage)
  const letters = [
    { to: person, subject: t.resetSubject, text: t.resetText({ maker: maker.name, ...by }) },
    {
      to: maker,
      subject: t.madeResetSubject({ name: person.name }),
      text: t.madeResetText({ name: person.name, ...by }),
    },
  ]
  for (const { to, subject, text } of letters) {
    const language = languageOf(to.id)
    const letter = { to: [to.email], subject: subject.in(language), text: text.in(language) }
    await queueMail(transaction, letter, now)
  }
}
