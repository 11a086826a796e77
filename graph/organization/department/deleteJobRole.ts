import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { requireEdit } from './editing.ts'
import { requireUnused } from './requireUnused.ts'
import { visibleJobRoles } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteJobRole', {
  description: 'Deletes a job role that has never been assigned; a job role in use can only be deactivated.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The job role.' }) }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const id = uuidOf('JobRole', input.id)
    const role = await context.db.prisma.jobRole.findFirst({ where: { AND: [visibleJobRoles(context), { id }] } })
    if (!role) throw new NotFoundError(the('JobRole'))
    requireEdit(context.requireViewer(), role.organizationId)
    return write(async (transaction) => {
      await requireUnused(transaction, 'JobRole', role)
      await transaction.jobRole.delete({ where: { id } })
      return { deletedId: globalId('JobRole', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }) }),
})
