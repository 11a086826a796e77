import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { name, text, say } from '../../kernel/validation.ts'
import { numbersOf, visibleGroupings } from './visibleGroupings.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export const groupingShape = {
  name,
  description: text(0, 500)
    .nullish()
    .transform((value) => (value === null ? '' : value)),
}

export const typeShape = ({ references }: Context) =>
  z.int().refine((id) => references.find('GROUPING_TYPE', id) !== undefined, say(t.chooseType))

interface Named {
  id?: string | null
  internalID?: number | null
}

const columns = {
  id: true,
  legacyId: true,
  organizationId: true,
  typeId: true,
  parentId: true,
  name: true,
  description: true,
  version: true,
  organization: { select: { id: true, rootId: true, legacyId: true } },
} as const

/** A grouping that the viewer sees, by its id or its number. */
export async function findGrouping(context: Context, { id, internalID }: Named, what = the('Grouping')) {
  if (id == null && internalID == null) throw new NotFoundError(what)
  const asked = { id: id == null ? undefined : uuidOf('Grouping', id, what), legacyId: internalID ?? undefined }
  const found = await context.db.prisma.grouping.findFirst({
    where: { AND: [visibleGroupings(context), asked] },
    select: columns,
  })
  if (!found) throw new NotFoundError(what)
  return found
}

/** The same for what changes it: the viewer may edit the organization whose it is. */
export async function groupingToChange(context: Context, named: Named) {
  const grouping = await findGrouping(context, named)
  const { organizationId, organization } = grouping
  requireAt(context.requireViewer(), 'organizations.edit', { rootId: organization.rootId, organizationId })
  return grouping
}

type Found = Awaited<ReturnType<typeof findGrouping>>

/** A grouping that an organization may use: of the type, and its own or of an organization above it. */
export function requireUsable(
  grouping: Found,
  { typeId, path }: { typeId: number; path: string },
  field: string,
): void {
  const problem = (message: Text) => new ValidationError([{ path: field, message }])
  if (grouping.typeId !== typeId) throw problem(t.sameType)
  if (!numbersOf(path).includes(grouping.organization.legacyId)) {
    throw problem(t.ownOrAbove)
  }
}

/** Throws where a grouping would be a part of itself; the tree is locked, so that it stays so. */
export async function requireNoCycle(transaction: Transaction, id: string, parentId: string): Promise<void> {
  const [found] = await transaction.$queryRaw<{ is: boolean }[]>`
    with recursive above as (
      select id, parent_id from grouping where id = ${parentId}::uuid
      union select g.id, g.parent_id from grouping g join above on g.id = above.parent_id)
    select exists (select 1 from above where id = ${id}::uuid) as is`
  if (found?.is) throw new ConflictError(t.noPartOfItself)
}
