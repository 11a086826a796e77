import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { legacy, orLegacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { loadOrganization } from '../organization/loadOrganization.ts'
import { Organization } from '../organization/Organization.ts'
import { lockTree } from '../organization/subject.ts'
import { stale } from '../../kernel/stale.ts'
import { groupingToChange } from './groupingInput.ts'
import { inUseIn } from './uses.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteGrouping', {
  description: 'Deletes an empty grouping.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ description: 'The grouping.', ...orLegacy() }),
    internalID: t.int({ description: 'The same by its number.', ...legacy() }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const { id, organizationId, organization } = await groupingToChange(context, input)
    return write(async (transaction) => {
      await lockTree(transaction, organization.rootId)
      const current = await transaction.grouping.findUnique({ where: { id }, select: { version: true } })
      if (!current) throw new NotFoundError(the('Grouping'))
      const { version } = input
      if (version != null && version !== current.version) throw stale(the('Grouping'), { version }, current)
      const obstacle = await inUseIn(transaction, id)
      if (obstacle) throw new InUseError(obstacle)
      await transaction.grouping.delete({ where: { id } })
      return { deletedId: id, organizationId }
    })
  },
  success: (t) => ({
    deletedId: t.id({
      description: 'The id of the deleted object.',
      resolve: ({ deletedId }) => globalId('Grouping', deletedId),
    }),
    organization: t.field({
      type: Organization,
      description: 'The organization that owned the grouping.',
      resolve: ({ organizationId }, _args, context, info) => loadOrganization(context, info, organizationId),
    }),
  }),
})
