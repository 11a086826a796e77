// Who may disable a user or make them a link for a new password: whoever administers every place where they belong.
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { uuidOf } from '../../kernel/node.ts'
import { accessLevelNames, rank, type AccessLevel } from '../../kernel/policy.ts'
import { visibleUsers } from './visibleUsers.ts'
import type { Said } from '../../kernel/messages/text.ts'
import type { PermissionShape } from '../../kernel/permission.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Place {
  organizationId: string
  rootId: string
  accessLevel: AccessLevel
  isServiceAccount: boolean
}

/** The places where users belong or will, seen or not, for all users of a request at once. */
function placesOf(context: Context, userId: string): Promise<Place[]> {
  const loader = context.loader<string, Place[]>('places of users', async (ids) => {
    const rows = await context.db.prisma.membership.findMany({
      where: { userId: { in: [...ids] }, OR: [{ endsAt: null }, { endsAt: { gt: context.now } }] },
      select: {
        userId: true,
        organizationId: true,
        accessLevel: true,
        organization: { select: { rootId: true } },
        user: { select: { isServiceAccount: true } },
      },
    })
    return ids.map((id) =>
      rows
        .filter((row) => row.userId === id)
        .map(({ organizationId, accessLevel, organization: { rootId }, user: { isServiceAccount } }) => ({
          organizationId,
          rootId,
          accessLevel,
          isServiceAccount,
        })),
    )
  })
  return loader.load(userId)
}

/** Whether the viewer may; `obstacle` says what stands in the way of everybody. */
export async function permissionOver(context: Context, userId: string, obstacle?: Said) {
  const viewer = context.requireViewer()
  const refused = (reason: Said, whoCan: string[] = []): PermissionShape => ({ allowed: false, reason, whoCan })
  if (userId === viewer.id) return refused(t.notToOneself)
  const places = await placesOf(context, userId)
  const known = places.find(({ rootId }) => viewer.rootIds.includes(rootId))
  if (!known) return refused(t.noneOfYours)
  const capability = 'organization.administer'
  const whoCan = viewer.levelsWith(capability, known.rootId).map((level) => accessLevelNames[level])
  const administered = places.filter((place) => viewer.mayAt(capability, place))
  if (!administered.length) return refused(viewer.refusal(capability, known.rootId), whoCan)
  if (administered.length < places.length) return refused(t.elsewhere)
  return obstacle ? refused(obstacle) : { allowed: true, reason: null, whoCan }
}

/** The same for what concerns people alone. */
export async function permissionOverPerson(context: Context, userId: string, obstacle?: Said) {
  const isProgram = (await placesOf(context, userId)).some((place) => place.isServiceAccount)
  return permissionOver(context, userId, isProgram ? t.notOfService : obstacle)
}

/**
 * Whether the viewer may make somebody a link for a new password: only who is above them everywhere, since who has it
 * is them.
 */
export async function permissionToReset(context: Context, userId: string, obstacle?: Said) {
  const permission = await permissionOverPerson(context, userId, obstacle)
  if (!permission.allowed) return permission
  const viewer = context.requireViewer()
  const isBelow = (place: Place) => rank(viewer.levelAt(place) ?? 'TRANSACTIONAL') < rank(place.accessLevel)
  const places = await placesOf(context, userId)
  return places.every(isBelow) ? permission : { allowed: false, reason: t.resetBelowOwn, whoCan: [] }
}

/** Whether the viewer may close an account for good: their own, or that of whom they may disable. */
export async function permissionToClose(context: Context, userId: string, obstacle?: Said) {
  const isOwn = userId === context.requireViewer().id
  return isOwn ? { allowed: true, reason: null, whoCan: [] } : permissionOverPerson(context, userId, obstacle)
}

/** Whether the viewer may say that somebody's address is verified: where nobody can be mailed a link. */
export async function permissionToVerify(context: Context, userId: string, obstacle?: Said) {
  const isMailed = mailIsSetUp(context.services.settings)
  return permissionOverPerson(context, userId, isMailed ? t.verifiesThemselves : obstacle)
}

/** Whether the viewer administers every place where somebody belongs or will, be it none. */
export async function administersAll(context: Context, userId: string): Promise<boolean> {
  const viewer = context.requireViewer()
  return (await placesOf(context, userId)).every((place) => viewer.mayAt('organization.administer', place))
}

/** The user whom the viewer sees and may administer; throws otherwise. */
export async function administeredUser(context: Context, globalId: string, permission = permissionOver) {
  const id = uuidOf('User', globalId)
  const user = await context.db.prisma.user.findFirst({
    where: { AND: [visibleUsers(context), { id }] },
    select: { id: true, name: true, email: true, status: true, version: true },
  })
  if (!user) throw new NotFoundError(the('User'))
  const { reason } = await permission(context, id)
  if (reason !== null) throw new ForbiddenError(reason)
  return user
}
