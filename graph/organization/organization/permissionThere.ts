import { permissionAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The columns of a row that say in which organization it stands. */
export const standing = { organizationId: true, organization: { select: { rootId: true } } } as const

interface Standing {
  organizationId: string
  organization: { rootId: string }
}

/** What a capability permits with a row, by the organization in which it stands. */
export const permissionThere =
  (capability: Capability) =>
  (viewer: Viewer, { organizationId, organization: { rootId } }: Standing) =>
    permissionAt(viewer, capability, { rootId, organizationId })
