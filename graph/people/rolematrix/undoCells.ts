import { requireScope } from '../../kernel/auth/scopes.ts'
import { requireAt } from '../../kernel/permission.ts'
import { undoable } from '../../kernel/undo/undoable.ts'

undoable('PolicyCell', {
  key: ['root_id', 'capability', 'access_level'],
  columns: ['reach'],
  isWhole: true,
  require(context, { rootId }) {
    const viewer = context.requireViewer()
    requireScope(viewer, 'ACCOUNT')
    requireAt(viewer, 'organization.administer', { rootId, organizationId: rootId })
  },
  async around({ transaction, changed }, work) {
    const { rootId } = changed[0]!
    // One after the other for a tree, as all changes of its matrix.
    await transaction.$queryRaw`select 1 from organization where id = ${rootId}::uuid for no key update`
    await work()
  },
})
