// Archiving and restoring go back with all below; nothing is in use below what is archived.
import { globalId } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { undoable } from '../../kernel/undo/undoable.ts'
import { findSubject, lockTree, organizationPlace, readAgain, requireFree } from './subject.ts'
import * as t from './__generated__/messages.ts'

undoable('Organization', {
  columns: ['archived_at'],
  async require(context, { nounId }) {
    const subject = await findSubject(context, globalId('Organization', nounId))
    requireAt(context.requireViewer(), 'organizations.edit', organizationPlace(subject))
  },
  async around({ transaction, changed }, work) {
    await lockTree(transaction, changed[0]!.rootId)
    await work()
    for (const { nounId } of changed) {
      const { parentId, archivedAt } = await readAgain(transaction, nounId)
      const above = parentId && !archivedAt ? await readAgain(transaction, parentId) : null
      requireFree(above?.archivedAt ? t.aboveArchived({ organization: above.legalName }) : undefined)
    }
  },
})
