import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { permissionAt, requirePermission } from '../../kernel/permission.ts'
import { anyOf } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Those of one's own, and those of the organizations where one belongs, above these and below. */
export function visibleContacts(viewer: Viewer): Prisma.ContactWhereInput {
  const own: Prisma.ContactWhereInput = { ownerId: viewer.id, rootId: { in: viewer.rootIds } }
  const shared = viewer.memberships.map(({ rootId, path }): Prisma.ContactWhereInput => {
    const place = { OR: [{ path: { in: prefixesOf(path) } }, { path: { startsWith: path } }] }
    return { ownerId: null, rootId, organization: place }
  })
  return anyOf([own, ...shared])
}

/** The paths of an organization and of all above it. */
function prefixesOf(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index + 1)
  return ends.map((end) => path.slice(0, end))
}

const contacts = declareNode('DirectoryContact', (context) => visibleContacts(context.requireViewer()), {
  model: 'Contact',
})
export const { loadWritten } = contacts

interface Kept {
  ownerId: string | null
  rootId: string
  organizationId: string
}

/** Whoever sees a contact changes it as far as they collaborate there; one's own is one's own. */
export const permissionToEdit = (viewer: Viewer, { ownerId, ...place }: Kept) =>
  ownerId === viewer.id ? { allowed: true, reason: null, whoCan: [] } : permissionAt(viewer, 'collaborate', place)

/** The contact that an input names, which the viewer sees and may change. */
export async function contactToChange(context: Context, id: string) {
  const contact = await contacts.named(context, id)
  requirePermission(permissionToEdit(context.requireViewer(), contact))
  return contact
}
