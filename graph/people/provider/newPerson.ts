// An account for who comes from a provider and has none: by an invitation to their address, or as the organization has
// decided for all of them.
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { openInvitation } from '../invitation/openInvitation.ts'
import { takeInvitation } from '../invitation/takeInvitation.ts'
import { join } from '../membership/join.ts'
import { noPassword } from '../../kernel/auth/password.ts'
import { orTaken } from '../user/account.ts'
import type { Exchanged } from './exchange.ts'
import type { Provider } from './requireOnlyHere.ts'
import * as t from './__generated__/messages.ts'

export async function newPerson(
  context: Context,
  tx: Transaction,
  { rootId, joinsAs, organization }: Provider,
  { email, emailIsVerified, name }: Exchanged,
  /** Whether its rules take them in. */
  hasRule: boolean,
) {
  const { now, services } = context
  if (services.settings.REGISTRATION === 'closed') throw new SignInError(t.noNewAccounts)
  const invitation = emailIsVerified ? await openInvitation(context, { email, organization: { rootId } }, email) : null
  if (!invitation && !joinsAs && !hasRule) throw new SignInError(t.noAccountHere({ organization }))
  const user = await orTaken(
    tx.user.create({
      data: { email, name, passwordHash: noPassword },
      select: { id: true, legacyId: true, status: true },
    }),
  )
  if (invitation) await takeInvitation(tx, invitation, { id: user.id, email }, now)
  else if (!hasRule)
    await join(tx, {
      userId: user.id,
      organization: { id: rootId, rootId },
      accessLevel: joinsAs!,
      placement: { departmentId: null, groupId: null, jobRoleId: null },
      startsAt: now,
      now,
    })
  return user
}
