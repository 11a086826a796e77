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
import * as m from './__generated__/messages.ts'

mutation('restoreOrganization', {
  description: 'Restores an archived organization and everything archived with it.',
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
      requireFree(obstacles.restore(subject))
      const above = subject.parentId ? await readAgain(transaction, subject.parentId) : null
      requireFree(above?.archivedAt ? m.aboveArchived({ organization: above.legalName }) : undefined)
      await transaction.organization.updateMany({
        where: { rootId, path: { startsWith: subject.path }, archivedAt: subject.archivedAt },
        data: { archivedAt: null, version: { increment: 1 }, updatedAt: context.now },
      })
      return { organizationId: id }
    })
  },
  success: organizationInAnswer,
})
