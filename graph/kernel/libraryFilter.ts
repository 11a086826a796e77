// What a list of the library is narrowed to: checklists and SOPs alike.
import { isUuid } from './node.ts'
import { containsText } from './statement/pattern.ts'

interface Asked {
  search?: string | null
  organizationUuid?: string | null
  includeArchived: boolean
}

/** Those of a name, of the tree of an organization, in use; a malformed uuid is one that names none. */
export const libraryFilter = ({ search, organizationUuid, includeArchived }: Asked) => ({
  AND: [
    includeArchived ? {} : { status: 'ACTIVE' as const },
    search?.trim() ? { name: containsText(search) } : {},
    organizationUuid == null
      ? {}
      : isUuid(organizationUuid)
        ? { organization: { root: { tree: { some: { id: organizationUuid } } } } }
        : { id: { in: [] } },
  ],
})
