import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { permissionAt, requirePermission } from '../../kernel/permission.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
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

export const loadContacts: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
  const where = { AND: [visibleContacts(context.requireViewer()), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.contact.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The contact that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
  return context.db.prisma.contact.findUniqueOrThrow({ ...query, where: { id } })
}

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
  const viewer = context.requireViewer()
  const where = { AND: [visibleContacts(viewer), { id: uuidOf('DirectoryContact', id, 'The contact') }] }
  const contact = await context.db.prisma.contact.findFirst({ where })
  if (!contact) throw new NotFoundError('The contact')
  requirePermission(permissionToEdit(viewer, contact))
  return contact
}
