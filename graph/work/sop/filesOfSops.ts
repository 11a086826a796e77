// The steps of SOPs carry pictures: who edits the library sends them, and who uses it sees them.
import { addFileOwner } from '../../organization/file/fileOwners.ts'
import { organizationOf } from '../../organization/organization/organizationFor.ts'

addFileOwner('SOP', {
  organizationFor: async (context, { organizationId }) =>
    (await organizationOf(context, organizationId, 'tasks.edit')).id,
  visibleFiles(viewer) {
    const readsLibrary = viewer.memberships.filter((membership) => viewer.reachWith('tasks.use', membership) !== 'NONE')
    const rootId = { in: readsLibrary.map((membership) => membership.rootId) }
    return [{ sopSteps: { some: { version: { sop: { rootId } } } } }]
  },
})
