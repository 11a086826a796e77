import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { refuseInUse, requireEdit } from './editing.ts'
import { visibleJobRoles } from './visibleDepartments.ts'

mutation('deleteJobRole', {
  description: 'Deletes a job role that nobody has or had; what is in use is deactivated instead.',
  policy: 'departments.edit',
  input: (t) => ({ id: t.id({ required: true, description: 'The job role.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('JobRole', input.id, 'The job role')
    const role = await context.db.prisma.jobRole.findFirst({ where: { AND: [visibleJobRoles(context), { id }] } })
    if (!role) throw new NotFoundError('The job role')
    requireEdit(context.requireViewer(), role.organizationId)
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from job_role where id = ${id}::uuid for update`
      const uses = await transaction.jobRole.findUnique({
        where: { id },
        select: { _count: { select: { memberships: true, invitations: true } } },
      })
      if (!uses) throw new NotFoundError('The job role')
      const { memberships, invitations } = uses._count
      refuseInUse(role.name, [
        [memberships, 'membership', 'memberships'],
        [invitations, 'invitation', 'invitations'],
      ])
      await transaction.jobRole.delete({ where: { id } })
      return { deletedId: globalId('JobRole', id) }
    })
  },
  success: (t) => ({ deletedId: t.exposeID('deletedId', { description: 'The id of what is no longer there.' }) }),
})
