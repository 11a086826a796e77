// Somebody whose schedule or absences are looked at: where they belong in a tree, and whether the viewer may edit them.
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { permission, requirePermission } from '../../kernel/permission.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'

export interface Spot {
  organizationId: string
  departmentId: string | null
  groupId: string | null
}

/** Where people belong now in one tree, read for all of a request at once. */
function spotsOf(context: Context, userId: string, rootId: string): Promise<Spot[]> {
  const loader = context.loader<{ userId: string; rootId: string }, Spot[]>(
    'spots',
    async (keys) => {
      const rows = await context.db.prisma.membership.findMany({
        where: {
          AND: [
            heldAt(context.now),
            {
              userId: { in: keys.map((key) => key.userId) },
              organization: { rootId: { in: keys.map((key) => key.rootId) } },
            },
          ],
        },
        select: {
          userId: true,
          organizationId: true,
          departmentId: true,
          groupId: true,
          organization: { select: { rootId: true } },
        },
      })
      return keys.map((key) =>
        rows.filter((row) => row.userId === key.userId && row.organization.rootId === key.rootId),
      )
    },
    (key) => `${key.userId} ${key.rootId}`,
  )
  return loader.load({ userId, rootId })
}

const capability = 'schedules.edit'

const mayEdit = (viewer: Viewer, userId: string, rootId: string, spots: readonly Spot[]) =>
  spots.some((spot) => viewer.reaches(capability, { ...spot, rootId, bucket: 0, parties: [userId] }))

/**
 * Whether the viewer may edit the schedule and the absences of somebody in a tree; `obstacle` stands in the way of
 * everybody.
 */
export async function permissionFor(context: Context, userId: string, rootId: string, obstacle?: Said) {
  const viewer = context.requireViewer()
  return permission(
    viewer,
    capability,
    rootId,
    mayEdit(viewer, userId, rootId, await spotsOf(context, userId, rootId)),
    obstacle,
  )
}

/** Throws the refusal where the viewer may not. */
export async function requireFor(context: Context, userId: string, rootId: string): Promise<void> {
  requirePermission(await permissionFor(context, userId, rootId))
}

/** Somebody in sight and an organization in sight of a tree that they belong to. */
export async function personAt(context: Context, input: { userId: string; organizationId: string }) {
  const where = { AND: [visibleUsers(context), { id: uuidOf('User', input.userId) }] }
  const at = {
    AND: [visibleOrganizations(context), { id: uuidOf('Organization', input.organizationId) }],
  }
  const { user, organization } = context.db.prisma
  const person = await user.findFirst({ where, select: { id: true, name: true } })
  if (!person) throw new NotFoundError(the('User'))
  const place = await organization.findFirst({ where: at, select: { id: true, rootId: true, timeZone: true } })
  if (!place) throw new NotFoundError(the('Organization'))
  if (!(await spotsOf(context, person.id, place.rootId)).length) throw new NotFoundError(the('User'))
  return { person, place }
}
