import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { refuseInUse, requireEdit } from './editing.ts'
import { visibleGroups } from './visibleDepartments.ts'

mutation('deleteGroup', {
  description: 'Deletes a group that nothing uses; what is in use is deactivated instead.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The group.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Group', input.id, 'The group')
    const { prisma } = context.db
    const group = await prisma.group.findFirst({
      where: { AND: [visibleGroups(context), { id }] },
      include: { department: { select: { organizationId: true } } },
    })
    if (!group) throw new NotFoundError('The group')
    requireEdit(context.requireViewer(), group.department.organizationId)
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from department_group where id = ${id}::uuid for update`
      const uses = await transaction.group.findUnique({
        where: { id },
        select: { _count: { select: { children: true, memberships: true, actions: true, practiceAnswers: true } } },
      })
      if (!uses) throw new NotFoundError('The group')
      const { children, memberships, actions, practiceAnswers } = uses._count
      const invitations = await transaction.invitation.count({ where: { groupId: id } })
      refuseInUse(group.name, [
        [children, 'group below it', 'groups below it'],
        [memberships, 'membership', 'memberships'],
        [actions, 'action record', 'action records'],
        [invitations, 'invitation', 'invitations'],
        [practiceAnswers, 'answer for best practices', 'answers for best practices'],
      ])
      await transaction.group.delete({ where: { id } })
      return { deletedId: globalId('Group', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }) }),
})
