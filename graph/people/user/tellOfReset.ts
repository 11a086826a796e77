import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { mailToPerson } from './mailToPerson.ts'
import { readLanguages } from './readLanguages.ts'
import * as t from './__generated__/messages.ts'

/**
 * Tells a person and who made the link that a new password was set by it: in the inbox, and by mail where that is set
 * up. Who made it themselves is mailed alone.
 */
export async function tellOfReset(context: Context, transaction: Transaction, userId: string, makerId: string) {
  if (makerId === userId)
    return mailToPerson(context, transaction, userId, { subject: t.resetSubject, text: t.resetByMailText })
  await addToOutbox(transaction, { kind: 'PASSWORD_RESET', ofId: userId, at: context.now, facts: { makerId } })
  if (!mailIsSetUp(context.services.settings)) return
  const people = await transaction.user.findMany({
    where: { id: { in: [userId, makerId] } },
    select: { id: true, name: true, email: true },
  })
  const [person, maker] = [userId, makerId].map((id) => people.find((one) => one.id === id))
  if (!person || !maker) return
  const languageOf = await readLanguages(transaction, [userId, makerId], context.language)
  await mailOfAct(context, transaction, {
    to: person.email,
    language: languageOf(userId),
    subject: t.resetSubject,
    text: (by) => t.resetText({ maker: maker.name, ...by }),
  })
  await mailOfAct(context, transaction, {
    to: maker.email,
    language: languageOf(makerId),
    subject: t.madeResetSubject({ name: person.name }),
    text: (by) => t.madeResetText({ name: person.name, ...by }),
  })
}
