import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { Department } from './Department.ts'
import { orNameTaken, requireEdit } from './editing.ts'
import { rolesIn, setRoles } from './roles.ts'
import { loadDepartments, loadOne, visibleDepartments } from './visibleDepartments.ts'

mutation('updateDepartment', {
  description: 'Renames, describes, activates or deactivates a department, or says which job roles it has.',
  policy: 'departments.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The department.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    name: t.string({ description: 'What it is called.' }),
    description: t.string({ description: 'What it does.' }),
    status: t.field({
      type: ActiveStatus,
      description: 'Whether it is in use; who has it keeps it, nobody new gets it.',
    }),
    roleIds: t.idList({ description: 'The job roles that it has, instead of those it had.' }),
    roles: t.string({ description: 'The same by their names, with commas between them; those that are new are made.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Department', input.id, 'The department')
    const { prisma } = context.db
    const department = await prisma.department.findFirst({ where: { AND: [visibleDepartments(context), { id }] } })
    if (!department) throw new NotFoundError('The department')
    const { organizationId: rootId } = department
    requireEdit(context.requireViewer(), rootId)
    const data = check(z.object({ name: name.nullish(), description: text(0, 500).nullish() }), input)
    const roles = await rolesIn(context, rootId, input)
    const version = input.version ?? department.version
    return orNameTaken(
      'department',
      write(async (transaction) => {
        const wanted = {
          name: data.name ?? undefined,
          description: data.description ?? undefined,
          status: input.status ?? undefined,
        }
        await changeVersioned(transaction.department, department.name, { id, version }, wanted, { shown: {} })
        if (roles) await setRoles(transaction, id, rootId, roles)
        const inUse = await transaction.membership.count({
          where: { AND: [heldAt(context.now), { departmentId: id }] },
        })
        return { departmentId: id, inUse }
      }),
    )
  },
  success: (t) => ({
    department: t.field({
      type: Department,
      description: 'The department as it is now.',
      resolve: ({ departmentId }, _args, context, info) => loadOne(loadDepartments, context, info, departmentId),
    }),
    inUse: t.exposeInt('inUse', {
      description: 'How many memberships have it now, and keep it where it was deactivated.',
    }),
  }),
})
