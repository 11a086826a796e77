import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { refuseInUse, requireEdit } from './editing.ts'
import { visibleDepartments } from './visibleDepartments.ts'

mutation('deleteDepartment', {
  description: 'Deletes a department that nothing uses; what is in use is deactivated instead.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The department.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Department', input.id, 'The department')
    const { prisma } = context.db
    const department = await prisma.department.findFirst({ where: { AND: [visibleDepartments(context), { id }] } })
    if (!department) throw new NotFoundError('The department')
    requireEdit(context.requireViewer(), department.organizationId)
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from department where id = ${id}::uuid for update`
      const uses = await transaction.department.findUnique({
        where: { id },
        select: { _count: { select: { groups: true, memberships: true, actions: true, practiceAnswers: true } } },
      })
      if (!uses) throw new NotFoundError('The department')
      const { groups, memberships, actions, practiceAnswers } = uses._count
      const invitations = await transaction.invitation.count({ where: { departmentId: id } })
      refuseInUse(department.name, [
        [groups, 'group', 'groups'],
        [memberships, 'membership', 'memberships'],
        [actions, 'action record', 'action records'],
        [invitations, 'invitation', 'invitations'],
        [practiceAnswers, 'answer for best practices', 'answers for best practices'],
      ])
      await transaction.department.delete({ where: { id } })
      return { deletedId: globalId('Department', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }) }),
})
