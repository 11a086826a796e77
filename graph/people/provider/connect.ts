import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailToPerson } from '../user/mailToPerson.ts'
import type { Exchanged } from './exchange.ts'
import type { Provider } from './requireOnlyHere.ts'
import * as t from './__generated__/messages.ts'

/** Connects an account to who its person is at the provider; throws where either is connected to another. */
export async function connect(
  context: Context,
  tx: Transaction,
  { rootId, issuer, organization }: Provider,
  { subject, email, startedAt }: Exchanged,
  userId: string,
) {
  const { count } = await tx.providerIdentity.createMany({
    data: [{ rootId, issuer, subject, userId, email, startedAt, createdAt: context.now }],
    skipDuplicates: true,
  })
  if (!count) throw new SignInError(t.connectedAlready({ organization }))
  await recordSignIn(tx, context, { event: 'IDENTITY_LINKED', userId })
  await mailToPerson(context, tx, userId, {
    subject: t.connectedSubject({ organization }),
    text: (by) => t.connectedText({ organization, address: email, ...by }),
  })
}

/** An answer that was taken already, or one that began before, is not taken. */
export async function takeOnce(
  tx: Transaction,
  { rootId, issuer }: Provider,
  { subject, startedAt, email }: Exchanged,
) {
  const { count } = await tx.providerIdentity.updateMany({
    where: { rootId, issuer, subject, startedAt: { lt: startedAt } },
    data: { startedAt, email },
  })
  if (!count) throw new SignInError(t.codeIsSpent)
}
