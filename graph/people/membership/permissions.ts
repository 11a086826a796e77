// Whether the viewer may change or end a membership, and why not.
import type { Context } from '../../kernel/context.ts'
import { accessLevelNames, type AccessLevel } from '../../kernel/policy.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { refusedAt, refusedLevel, type Spot } from './authority.ts'
import { lastAdmin, lastAdminsOf } from '../../kernel/membership/lastAdmin.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

interface Deciding {
  organizationId: string
  departmentId: string | null
  groupId: string | null
  accessLevel: AccessLevel
  startsAt: Date
  endsAt: Date | null
  organization: { rootId: string }
}

const spotOf = ({ organizationId, departmentId, groupId, organization: { rootId } }: Deciding): Spot => ({
  rootId,
  organizationId,
  departmentId,
  groupId,
})

function permission(viewer: Viewer, membership: Deciding, obstacle?: Said) {
  const spot = spotOf(membership)
  const refused = refusedAt(viewer, spot) ?? refusedLevel(viewer, spot, membership.accessLevel)
  const reason = refused ?? obstacle ?? null
  const whoCan = viewer.levelsWith('departments.assign', spot.rootId).map((level) => accessLevelNames[level])
  return { allowed: reason === null, reason, whoCan: refused || !reason ? whoCan : [] }
}

const endedBefore = ({ endsAt }: Deciding, now: Date) => (endsAt && endsAt <= now ? t.hasEnded : undefined)

export function permissionToChange(context: Context, membership: Deciding) {
  return permission(context.requireViewer(), membership, endedBefore(membership, context.now))
}

export async function permissionToEnd(context: Context, membership: Deciding) {
  const { accessLevel, startsAt, organizationId } = membership
  const ended = endedBefore(membership, context.now)
  if (ended || accessLevel !== 'ADMIN' || startsAt > context.now)
    return permission(context.requireViewer(), membership, ended)
  const loader = context.loader<string, string | null>('last admin', (ids) => lastAdminsOf(context, [...ids]))
  const name = await loader.load(organizationId)
  return permission(context.requireViewer(), membership, name === null ? undefined : lastAdmin(name).said)
}
