import type { Context } from '../../kernel/context.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import * as t from './__generated__/messages.ts'

/** Tells the address that somebody signed in with that it is no longer theirs. */
export const tellOfAddress = (context: Context, tx: Transaction, from: string, to: string) =>
  mailOfAct(context, tx, { to: from, subject: t.movedSubject, text: (by) => t.movedText({ address: to, ...by }) })
