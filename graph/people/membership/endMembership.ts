import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { changeVersioned, deleteVersioned } from '../../kernel/versioned.ts'
import { requireAuthority } from './authority.ts'
import { keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import { Membership } from './Membership.ts'
import { knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { loadMembership } from './loadMembership.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('endMembership', {
  description: 'Ends a membership immediately or on a given date; a membership that has not started yet is cancelled.',
  policy: 'departments.assign',
  input: (t) => ({
    id: t.id({ required: true, description: 'The membership.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the membership ends; defaults to now.' }),
  }),
  isUndoable: true,
  async resolve(input, { context, write }) {
    const { now } = context
    const id = uuidOf('Membership', input.id)
    const before = await context.db.prisma.membership.findFirst({
      where: { AND: [knownMemberships(context), { id }] },
      include: { organization: { select: { rootId: true } } },
    })
    if (!before) throw new NotFoundError(the('Membership'))
    const { organizationId, departmentId, groupId, accessLevel, startsAt } = before
    requireAuthority(
      context.requireViewer(),
      { rootId: before.organization.rootId, organizationId, departmentId, groupId },
      accessLevel,
    )
    if (input.endsAt && input.endsAt < now) throw new ValidationError([{ path: 'endsAt', message: m.endInFuture }])
    const endsAt = input.endsAt ?? now
    // What has ended by then has ended: asking twice is harmless.
    if (before.endsAt && before.endsAt <= endsAt && before.endsAt <= now) return { membershipId: id, deletedId: null }
    if (before.endsAt && endsAt > before.endsAt) throw new ValidationError([{ path: 'endsAt', message: m.endsBefore }])
    const version = input.version ?? before.version
    return write((transaction) =>
      keepingAnAdmin(transaction, accessLevel === 'ADMIN' ? [organizationId] : [], now, async () => {
        const isTakenBack = endsAt <= startsAt
        if (isTakenBack) await deleteVersioned(transaction.membership, the('Membership'), { id, version })
        else
          await changeVersioned(transaction.membership, the('Membership'), { id, version }, { endsAt }, { shown: {} })
        return { membershipId: isTakenBack ? null : id, deletedId: isTakenBack ? globalId('Membership', id) : null }
      }),
    )
  },
  success: (t) => ({
    membership: t.field({
      type: Membership,
      nullable: true,
      description: 'The updated membership; null if it was deleted before it began.',
      resolve: ({ membershipId }, _args, context, info) =>
        membershipId ? loadMembership(context, info, membershipId) : null,
    }),
    deletedId: t.exposeID('deletedId', {
      nullable: true,
      description: 'The id of the deleted membership; null if it was ended rather than deleted.',
    }),
  }),
})
