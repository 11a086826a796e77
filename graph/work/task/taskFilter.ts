// What the catalogue is narrowed to.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { isUuid } from '../../kernel/node.ts'
import { containsText } from '../../kernel/statement/pattern.ts'

interface Asked {
  search?: string | null
  includeArchived?: boolean | null
  organizationUuid?: string | null
}

/** Major tasks of the tree of an organization; a malformed uuid is one that names none. */
const treeOf = (uuid: string): Prisma.MajorTaskWhereInput =>
  isUuid(uuid) ? { organization: { root: { tree: { some: { id: uuid } } } } } : { id: { in: [] } }

/** Those whose own name fits, or an item's. */
export function majorTaskFilter({ search, includeArchived, organizationUuid }: Asked): Prisma.MajorTaskWhereInput {
  const wanted = includeArchived ? {} : { active: true }
  return {
    ...wanted,
    ...(search?.trim() && {
      OR: [{ name: containsText(search) }, { items: { some: { ...wanted, name: containsText(search) } } }],
    }),
    ...(organizationUuid != null && { AND: [treeOf(organizationUuid)] }),
  }
}

/** Those whose own name fits, or the major task's. */
export function itemFilter({ search, includeArchived, organizationUuid }: Asked): Prisma.TaskItemWhereInput {
  return {
    ...(includeArchived ? {} : { active: true, majorTask: { active: true } }),
    ...(search?.trim() && { OR: [{ name: containsText(search) }, { majorTask: { name: containsText(search) } }] }),
    ...(organizationUuid != null && { AND: [{ majorTask: treeOf(organizationUuid) }] }),
  }
}
