// What decides in each tree of a viewer which of its rows they see, as a short text: where it is another one, rows may
// have come into sight or left it without a change of their own.
import { createHash } from 'node:crypto'
import type { Viewer } from '../viewer.ts'
import type { ViewerMembership } from '../viewerData.ts'

/** Of a membership, without its names. */
const rightsOf = ({ id, path, departmentId, groupIds, accessLevel, jobRoleId, subtree }: ViewerMembership) => [
  id,
  path,
  departmentId,
  groupIds.toSorted(),
  accessLevel,
  jobRoleId,
  subtree,
]

/** By the id of the root. */
export function rightsByRoot(viewer: Viewer): Record<string, string> {
  const inRoot = (memberships: readonly ViewerMembership[], rootId: string) =>
    memberships.filter((membership) => membership.rootId === rootId).map(rightsOf)
  return Object.fromEntries(
    viewer.rootIds.map((rootId) => {
      const absent = viewer.standsIn.filter((one) => one.rootId === rootId)
      const rights = [
        viewer.id,
        viewer.token?.scopes.toSorted(),
        inRoot(viewer.memberships, rootId),
        [...viewer.cellsOf(rootId)].map(String).toSorted(),
        absent.map(({ absent: { id, memberships }, limits }) => [id, inRoot(memberships, rootId), limits]),
      ]
      return [rootId, createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 16)]
    }),
  )
}
