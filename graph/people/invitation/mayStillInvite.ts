import type { Context } from '../../kernel/context.ts'
import { loadViewerOf } from '../../kernel/loadViewer.ts'
import { refusedLevel } from '../membership/authority.ts'
import type { AccessLevel } from '../../kernel/policy.ts'

/** Selects what mayStillInvite takes. */
export const invitationRights = {
  accessLevel: true,
  departmentId: true,
  groupId: true,
  createdById: true,
  organization: { select: { id: true, rootId: true, archivedAt: true, root: { select: { archivedAt: true } } } },
} as const

interface Rights {
  accessLevel: AccessLevel
  departmentId: string | null
  groupId: string | null
  createdById: string
  organization: { id: string; rootId: string; archivedAt: Date | null; root: { archivedAt: Date | null } }
}

/** Whether who made an invitation may make it today, for an organization that people still join. */
export async function mayStillInvite(
  context: Context,
  { organization, accessLevel, departmentId, groupId, createdById }: Rights,
): Promise<boolean> {
  if (organization.archivedAt || organization.root.archivedAt) return false
  // What closes takes nobody in.
  const maker = await loadViewerOf(context.services.db, createdById, context.now)
  const place = { rootId: organization.rootId, organizationId: organization.id }
  return (
    Boolean(maker?.mayAt('organization.administer', place)) &&
    !maker!.closingOf(organization.rootId) &&
    !refusedLevel(maker!, { ...place, departmentId, groupId }, accessLevel)
  )
}
