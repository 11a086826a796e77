import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { refusedLevel } from '../membership/authority.ts'
import { join } from '../membership/join.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { placementIn } from '../membership/placement.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation } from '../../kernel/mutation.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { accessLevelNames, accessLevels, type AccessLevel as Level } from '../../kernel/policy.ts'
import { requireAt } from '../../kernel/permission.ts'
import { check, say } from '../../kernel/validation.ts'
import { administersAll } from '../user/administration.ts'
import { markVerified } from '../user/verification.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decidableFor, decide } from './rules.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const dates = z
  .object({ startsAt: z.date().nullish(), endsAt: z.date().nullish() })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    ...say(m.endAfterStart),
  })

mutation('acceptAssociation', {
  description:
    'Accepts a request to join an organization; repeating it has no effect, and existing members keep their memberships.',
  policy: 'associations.accept',
  input: (t) => ({
    id: t.id({ description: 'The association request.', ...orLegacy() }),
    internalID: t.int({ description: 'The request, by the number that legacy clients know.', ...legacy() }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    accessLevel: t.field({
      type: AccessLevel,
      description: 'The access level to grant; defaults to that of the invitation, otherwise to Transactional.',
    }),
    departmentId: t.id({
      description: "The department; with a group it must be that group's department, and may be omitted.",
    }),
    groupId: t.id({ description: 'The group the person joins.' }),
    groupInternalID: t.int({ description: 'The group, by the number that legacy clients know.', ...legacy() }),
    jobRoleId: t.id({
      description: 'The job role; defaults to that of the invitation being accepted, otherwise to Manager.',
    }),
    role: t.string({
      description: 'The name of an access level or a job role, as sent by legacy clients.',
      ...legacy(),
    }),
    startsAt: t.field({ type: 'DateTime', description: 'When the membership starts; defaults to now.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the membership ends; open-ended if omitted.' }),
  }),
  async resolve(input, { context, write }) {
    const { now } = context
    const viewer = context.requireViewer()
    const { id, userId, organization, invitationId } = await decidableFor(context, input)
    const { rootId } = organization
    const named = await roleNamed(context, rootId, input.role)
    const invited = await invitationOf(context, invitationId, userId, organization)
    const accessLevel = input.accessLevel ?? named.accessLevel ?? invited?.accessLevel ?? 'TRANSACTIONAL'
    const groupId = input.groupId ?? (await groupNumbered(context, rootId, input.groupInternalID))
    const given = await placementIn(context, rootId, { ...input, groupId })
    const asInvited =
      invited && input.departmentId === undefined && input.groupId === undefined && !given.groupId ? invited : given
    const { departmentId } = asInvited
    const placement = {
      departmentId,
      groupId: asInvited.groupId,
      jobRoleId: given.jobRoleId ?? named.jobRoleId ?? invited?.jobRoleId ?? null,
    }
    const spot = {
      rootId,
      organizationId: organization.id,
      departmentId: placement.departmentId,
      groupId: placement.groupId,
    }
    const refused = refusedLevel(viewer, spot, accessLevel)
    if (refused) throw new ForbiddenError(refused)
    if (!viewer.commands('associations.accept', { ...spot, bucket: 0, parties: [] })) {
      throw new ForbiddenError(m.ownSpotsOnly)
    }
    const { startsAt, endsAt } = check(dates, input)
    if (endsAt && endsAt <= now) throw new ValidationError([{ path: 'endsAt', message: m.endToCome }])
    return write(async (transaction) => {
      const isNew = await decide(transaction, { id, to: 'ACCEPTED', deciderId: viewer.id, version: input.version, now })
      if (!isNew) return { requestId: id }
      if (organization.archivedAt) throw new ConflictError(m.organizationArchived)
      if (invited?.vouches && !(await markVerified(transaction, userId, invited.vouches, now)))
        throw new ConflictError(m.addressChanged)
      if (invited)
        await transaction.invitation.updateMany({
          where: { id: invited.id, usedAt: null },
          data: { usedAt: now, usedById: userId },
        })
      await join(transaction, {
        userId,
        organization,
        accessLevel,
        placement,
        startsAt: startsAt ?? now,
        endsAt,
        now,
        raises: Boolean(invited),
      })
      return { requestId: id }
    })
  },
  success: requestInAnswer,
})

/**
 * What the person was invited with, where that still holds; throws where the address is not theirs, or where nobody
 * here can say whether it is.
 */
async function invitationOf(context: Context, id: string | null, userId: string, place: Placed) {
  const { db, now } = context
  const open = { usedAt: null, revokedAt: null, expiresAt: { gt: now } }
  const invitation = id && (await db.prisma.invitation.findFirst({ where: { id, ...open } }))
  if (!invitation) return null
  const { email, emailVerifiedAt } = await db.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  })
  if (email !== invitation.email) throw new ConflictError(m.addressNotInvited)
  const vouches = emailVerifiedAt ? undefined : email
  if (vouches) await requireVouching(context, userId, place)
  return { ...invitation, vouches }
}

type Placed = { id: string; rootId: string }

/** Who takes somebody in on the strength of an address says that it is theirs: where nobody can be mailed a link. */
async function requireVouching(context: Context, userId: string, { id: organizationId, rootId }: Placed) {
  if (mailIsSetUp(context.services.settings)) throw new ConflictError(m.unverified)
  requireAt(context.requireViewer(), 'organization.administer', { organizationId, rootId })
  if (!(await administersAll(context, userId))) throw new ConflictError(m.unverifiedByAdmins)
}

/** Legacy clients have one word for an access level and for a job role. */
async function roleNamed(
  { db }: Context,
  rootId: string,
  role: string | null | undefined,
): Promise<{ accessLevel?: Level; jobRoleId?: string }> {
  const name = role?.trim().toLowerCase()
  if (!name) return {}
  const accessLevel = accessLevels.find((level) => accessLevelNames[level].toLowerCase() === name)
  if (accessLevel) return { accessLevel }
  const jobRole = await db.prisma.jobRole.findFirst({
    where: { organizationId: rootId, name: { equals: name, mode: 'insensitive' } },
    select: { id: true },
  })
  if (!jobRole) throw new ValidationError([{ path: 'role', message: m.nameRole }])
  return { jobRoleId: jobRole.id }
}

async function groupNumbered(
  { db }: Context,
  rootId: string,
  legacyId: number | null | undefined,
): Promise<string | null> {
  if (legacyId == null) return null
  const group = await db.prisma.group.findFirst({
    where: { legacyId, department: { organizationId: rootId } },
    select: { id: true },
  })
  if (!group) throw new NotFoundError(the('Group'))
  return globalId('Group', group.id)
}
