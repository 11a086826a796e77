import { InUseError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { deletionObstacleIn } from './leftovers.ts'
import { loadOrganization } from './loadOrganization.ts'
import { Organization } from './Organization.ts'
import { findSubject, lockTree, organizationPlace, readAgain, requireVersion } from './subject.ts'

mutation('deleteOrganization', {
  description: 'Deletes an empty organization.',
  policy: 'organizations.delete',
  input: (t) => ({
    id: t.id({ required: true, description: 'The organization.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const { id, rootId } = await findSubject(context, input.id)
    requireAt(context.requireViewer(), 'organizations.delete', organizationPlace({ id, rootId }))
    return write(async (transaction) => {
      await lockTree(transaction, rootId)
      const subject = await readAgain(transaction, id)
      requireVersion(subject, input.version)
      const obstacle = await deletionObstacleIn(transaction, id)
      if (obstacle) throw new InUseError(obstacle)
      await transaction.organization.delete({ where: { id } })
      return { deletedId: id, parentId: subject.parentId }
    })
  },
  success: (t) => ({
    deletedId: t.id({
      description: 'The id of the deleted object.',
      resolve: ({ deletedId }) => globalId('Organization', deletedId),
    }),
    parent: t.field({
      type: Organization,
      nullable: true,
      description: 'The former parent organization; null for a root organization.',
      resolve: ({ parentId }, _args, context, info) => (parentId ? loadOrganization(context, info, parentId) : null),
    }),
  }),
})
