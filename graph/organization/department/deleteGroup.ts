import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { requireEdit } from './editing.ts'
import { requireUnused } from './requireUnused.ts'
import { visibleGroups } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteGroup', {
  description: 'Deletes an unused group; a group in use can only be deactivated.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The group.' }) }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Group', input.id)
    const { prisma } = context.db
    const group = await prisma.group.findFirst({
      where: { AND: [visibleGroups(context), { id }] },
      include: { department: { select: { organizationId: true } } },
    })
    if (!group) throw new NotFoundError(the('Group'))
    requireEdit(context.requireViewer(), group.department.organizationId)
    return write(async (transaction) => {
      await requireUnused(transaction, 'Group', group)
      await transaction.group.delete({ where: { id } })
      return { deletedId: globalId('Group', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }) }),
})
