import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { noPassword } from '../../kernel/auth/password.ts'
import { invalid, LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { requireAt } from '../../kernel/permission.ts'
import { requireAuthority } from '../membership/authority.ts'
import { join } from '../membership/join.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { jobRoleOf, spotOf } from '../membership/place.ts'
import { ownerNamed } from './owner.ts'
import { ServiceAccount } from './ServiceAccount.ts'
import { mostOfRoot, serviceAccountRules } from './serviceAccountInput.ts'
import { loadWritten } from './visibleServiceAccounts.ts'
import * as m from './__generated__/messages.ts'

mutation('createServiceAccount', {
  description:
    'Creates an account for a program, which belongs to a place of a root organization with an access level below Admin; programs authenticate with its access tokens.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description: 'The organization where it belongs; it is an account of the root organization of that.',
    }),
    name: t.string({ required: true, description: 'The name, usually that of the program.' }),
    purpose: t.string({ description: 'What it is used for.' }),
    ownerId: t.id({
      required: true,
      description: 'The person responsible for it, an active member of the organization.',
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it expires; never if omitted.' }),
    departmentId: t.id({ description: 'The department where it belongs.' }),
    groupId: t.id({ description: 'The group where it belongs, within the department.' }),
    jobRoleId: t.id({ description: 'Its job role; defaults to Manager.' }),
    accessLevel: t.field({ type: AccessLevel, required: true, description: 'Its access level; never Admin.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const { now } = context
    const { accessLevel } = input
    const spot = await spotOf(context, input)
    const { rootId } = spot
    requireAt(context.requireViewer(), 'organization.administer', { rootId, organizationId: rootId })
    const jobRoleId = (await jobRoleOf(context, rootId, input.jobRoleId)) ?? null
    if (accessLevel === 'ADMIN') throw invalid('accessLevel', m.neverAdmin)
    requireAuthority(context.requireViewer(), spot, accessLevel)
    const rules = serviceAccountRules(now)
    const given = check(
      z.object({ name: rules.name, purpose: rules.purpose.nullish(), expiresAt: rules.expiresAt.nullish() }),
      input,
    )
    const ownerId = await ownerNamed(context, rootId, input.ownerId)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const used = await tx.serviceAccount.count({ where: { rootId, endedAt: null } })
      if (used >= mostOfRoot) throw new LimitReachedError(m.tooMany({ most: mostOfRoot }), { used, most: mostOfRoot })
      const { id: userId } = await tx.user.create({
        data: {
          name: given.name,
          // Reserved: no mail is ever sent there.
          email: `${randomUUID()}@service.invalid`,
          passwordHash: noPassword,
          isServiceAccount: true,
        },
        select: { id: true },
      })
      const { id } = await tx.serviceAccount.create({
        data: {
          userId,
          rootId,
          purpose: given.purpose ?? '',
          ownerId,
          expiresAt: given.expiresAt,
          createdById: context.requireViewer().id,
          createdAt: now,
        },
        select: { id: true },
      })
      const { departmentId, groupId } = spot
      await join(tx, {
        userId,
        organization: { id: spot.organizationId, rootId },
        accessLevel,
        placement: { departmentId, groupId, jobRoleId },
        startsAt: now,
        now,
      })
      return { serviceAccountId: id }
    })
  },
  success: (t) => ({
    serviceAccount: t.field({
      type: ServiceAccount,
      description: 'The new service account.',
      resolve: ({ serviceAccountId }, _args, context, info) => loadWritten(context, info, serviceAccountId),
    }),
  }),
})
