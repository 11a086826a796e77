import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { requireEdit } from './editing.ts'
import { requireUnused } from './requireUnused.ts'
import { visibleDepartments } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteDepartment', {
  description: 'Deletes an unused department; a department in use can only be deactivated.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The department.' }) }),
  errors: [InUseError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Department', input.id)
    const { prisma } = context.db
    const department = await prisma.department.findFirst({ where: { AND: [visibleDepartments(context), { id }] } })
    if (!department) throw new NotFoundError(the('Department'))
    requireEdit(context.requireViewer(), department.organizationId)
    return write(async (transaction) => {
      await requireUnused(transaction, 'Department', department)
      await transaction.department.delete({ where: { id } })
      return { deletedId: globalId('Department', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }) }),
})
