import { z } from 'zod'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { check } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { ownerNamed } from './owner.ts'
import { ServiceAccount } from './ServiceAccount.ts'
import { serviceAccountRules } from './serviceAccountInput.ts'
import { loadWritten, serviceAccountNamed } from './visibleServiceAccounts.ts'
import * as m from './__generated__/messages.ts'

mutation('updateServiceAccount', {
  description:
    'Updates a service account; omitted fields are unchanged; an earlier expiry ends its tokens by then, and where it belongs is changed by its memberships.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The service account.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The name, usually that of the program.' }),
    purpose: t.string({ description: 'What it is used for.' }),
    ownerId: t.id({ description: 'The person responsible for it, an active member of the organization.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it expires; null for never.' }),
  }),
  clears: { expiresAt: null, purpose: '' },
  async resolve(input, { context, write }) {
    const { now } = context
    const before = await serviceAccountNamed(context, input.id, {
      include: { user: { select: { name: true } } },
    })
    if (before.endedAt) throw new ConflictError(m.endedForGood)
    const rules = serviceAccountRules(now)
    const given = check(
      z.object({
        name: rules.name.nullish(),
        purpose: rules.purpose.nullish(),
        expiresAt: rules.expiresAt.nullish(),
      }),
      input,
    )
    const ownerId = input.ownerId ? await ownerNamed(context, before.rootId, input.ownerId) : undefined
    const isLater = given.expiresAt === null || (given.expiresAt && given.expiresAt > now)
    const { id } = before
    return write(async (tx) => {
      const data = {
        purpose: given.purpose ?? undefined,
        ownerId,
        expiresAt: given.expiresAt,
        endToldAt: isLater ? null : undefined,
        ownerToldAt: ownerId ? null : undefined,
      }
      const version = input.version ?? before.version
      await changeVersioned(tx.serviceAccount, the('ServiceAccount'), { id, version }, data, { shown: {} })
      if (given.name && given.name !== before.user.name)
        await tx.user.update({
          where: { id: before.userId },
          data: { name: given.name, version: { increment: 1 } },
        })
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
