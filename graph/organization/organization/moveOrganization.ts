import { leaveGroupings } from './leaveGroupings.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { nestingProblem } from './levels.ts'
import { organizationInAnswer, renewViewer } from './loadOrganization.ts'
import {
  findSubject,
  lockTree,
  obstacles,
  organizationPlace,
  readAgain,
  requireFree,
  requireVersion,
  type Subject,
} from './subject.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as m from './__generated__/messages.ts'

mutation('moveOrganization', {
  description: 'Moves an organization and its sub-organizations under another parent organization with the same root.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The organization.' }),
    parentId: t.id({ required: true, description: 'The new parent organization.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const subject = await findSubject(context, input.id)
    const target = await findSubject(context, input.parentId, m.theParent)
    for (const one of [subject, target]) requireAt(viewer, 'organizations.edit', organizationPlace(one))
    const payload = await write(async (transaction) => {
      await lockTree(transaction, subject.rootId)
      const moved = await readAgain(transaction, subject.id)
      const parent = await readAgain(transaction, target.id, m.theParent)
      requireVersion(moved, input.version)
      requireFree(moveObstacle(moved, parent))
      if (moved.parentId !== parent.id) {
        const { path } = await transaction.organization.update({
          where: { id: moved.id },
          data: { parentId: parent.id, version: { increment: 1 }, updatedAt: context.now },
          select: { path: true },
        })
        await leaveGroupings(transaction, path)
      }
      return { organizationId: moved.id }
    })
    await renewViewer(context)
    return payload
  },
  success: organizationInAnswer,
})

function moveObstacle(moved: Subject, parent: Subject): Text | undefined {
  if (moved.rootId !== parent.rootId) return m.staysInTree
  if (parent.id === moved.id) return m.notBelowItself
  if (parent.path.startsWith(moved.path)) return m.isBelow({ parent: parent.legalName, organization: moved.legalName })
  if (parent.archivedAt) return m.isArchived({ organization: parent.legalName })
  return obstacles.move(moved) ?? nestingProblem(moved.type, parent.type)
}
