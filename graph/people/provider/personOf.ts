// Whose account it is that a provider says has signed in.
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { isMember } from './isMember.ts'
import { newPerson } from './newPerson.ts'
import { otherRootOf } from '../session/otherRoot.ts'
import { mailToPerson } from '../user/mailToPerson.ts'
import type { Exchanged } from './exchange.ts'
import * as t from './__generated__/messages.ts'

/** A provider, and the name of its organization. */
export interface Provider extends IdentityProvider {
  root: { legalName: string }
}

const person = { select: { id: true, legacyId: true, status: true } } as const

/**
 * The account of who came back from a provider, made or connected where that is theirs by what the provider has proven;
 * throws where it is not, or where a provider alone is not enough.
 */
export async function personOf(context: Context, tx: Transaction, provider: Provider, said: Exchanged) {
  const { rootId, issuer } = provider
  const organization = provider.root.legalName
  const { subject, startedAt, email } = said
  // Two at once make one account.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`provider ${email}`}, 0))`
  const identity = await tx.providerIdentity.findUnique({
    where: { rootId_issuer_subject: { rootId, issuer, subject } },
    select: { startedAt: true, user: person },
  })
  const found = identity?.user ?? (await tx.user.findUnique({ where: { email }, ...person }))
  const user = found ?? (await newPerson(context, tx, provider, said))
  if (user.status !== 'ACTIVE') throw new SignInError(t.accountIsOff)
  await requireOnlyHere(context, tx, { userId: user.id, rootId, organization })
  if (identity) {
    await takeOnce(tx, provider, said)
    return user
  }
  if (found && !said.emailIsVerified) throw new SignInError(t.connectFirst({ organization }))
  await connect(context, tx, provider, { ...said, userId: user.id, startedAt })
  return user
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

interface Placed {
  userId: string
  rootId: string
  organization: string
}

/** Throws where somebody does not belong to the organization, or to another one, too, which its provider is none of. */
export async function requireOnlyHere(context: Context, tx: Transaction, { userId, rootId, organization }: Placed) {
  if (!(await isMember(tx, userId, rootId, context.now))) throw new SignInError(t.noMember({ organization }))
  const other = await otherRootOf(tx, userId, rootId, context.now)
  if (other !== null) throw new SignInError(t.belongsElsewhere({ organization, other }))
}

/** Connects an account to who its person is at the provider; throws where either is connected to another. */
export async function connect(
  context: Context,
  tx: Transaction,
  { rootId, issuer, root }: Provider,
  { subject, email, startedAt, userId }: Exchanged & { userId: string },
) {
  const { count } = await tx.providerIdentity.createMany({
    data: [{ rootId, issuer, subject, userId, email, startedAt, createdAt: context.now }],
    skipDuplicates: true,
  })
  if (!count) throw new SignInError(t.connectedAlready({ organization: root.legalName }))
  await recordSignIn(tx, context, { event: 'IDENTITY_LINKED', userId })
  await mailToPerson(context, tx, userId, {
    subject: t.connectedSubject({ organization: root.legalName }),
    text: (by) => t.connectedText({ organization: root.legalName, address: email, ...by }),
  })
}
