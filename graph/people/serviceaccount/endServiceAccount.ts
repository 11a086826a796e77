import { endAccess } from '../../kernel/auth/endAccess.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { ServiceAccount } from './ServiceAccount.ts'
import { loadWritten, serviceAccountNamed } from './visibleServiceAccounts.ts'

mutation('endServiceAccount', {
  description:
    'Ends a service account permanently: its tokens and memberships end, and its name stays with what it has done; one that has ended is unchanged.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The service account.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { now } = context
    const before = await serviceAccountNamed(context, input.id)
    const { id, userId } = before
    if (before.endedAt) return { serviceAccountId: id }
    return write(async (tx) => {
      const version = input.version ?? before.version
      await changeVersioned(tx.serviceAccount, the('ServiceAccount'), { id, version }, { endedAt: now }, { shown: {} })
      await endAccess('KEYS', tx, userId, now)
      await endAccess('GIVEN_OUT', tx, userId, now)
      await tx.membership.deleteMany({ where: { userId, startsAt: { gte: now } } })
      await tx.membership.updateMany({
        where: { userId, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        data: { endsAt: now, version: { increment: 1 } },
      })
      await tx.user.update({ where: { id: userId }, data: { status: 'DISABLED', version: { increment: 1 } } })
      return { serviceAccountId: id }
    })
  },
  success: (t) => ({
    serviceAccount: t.field({
      type: ServiceAccount,
      description: 'The service account after the change.',
      resolve: ({ serviceAccountId }, _args, context, info) => loadWritten(context, info, serviceAccountId),
    }),
  }),
})
