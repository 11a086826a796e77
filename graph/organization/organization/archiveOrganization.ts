import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { organizationInAnswer } from './loadOrganization.ts'
import {
  findSubject,
  lockTree,
  obstacles,
  organizationPlace,
  readAgain,
  requireFree,
  requireVersion,
} from './subject.ts'

mutation('archiveOrganization', {
  description: 'Archives an organization and its sub-organizations; they can be restored.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The organization.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  isUndoable: true,
  async resolve(input, { context, write }) {
    const { id, rootId } = await findSubject(context, input.id)
    requireAt(context.requireViewer(), 'organizations.edit', organizationPlace({ id, rootId }))
    return write(async (transaction) => {
      await lockTree(transaction, rootId)
      const subject = await readAgain(transaction, id)
      requireVersion(subject, input.version)
      requireFree(obstacles.archive(subject))
      // What was archived before keeps its own time, and stays when this is restored.
      await transaction.organization.updateMany({
        where: { rootId, path: { startsWith: subject.path }, archivedAt: null },
        data: { archivedAt: context.now, version: { increment: 1 }, updatedAt: context.now },
      })
      return { organizationId: id }
    })
  },
  success: organizationInAnswer,
})
