import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { Department } from './Department.ts'
import { requireEdit } from './editing.ts'
import { rolesIn, setRoles } from './roles.ts'
import { loadDepartments, loadOne } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('createDepartment', {
  description: 'Creates a department of a root organization.',
  policy: 'departments.edit',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description: 'Any organization under the root organization; the department belongs to the root organization.',
    }),
    name: t.string({ required: true, description: 'Display name, unique within the root organization.' }),
    description: t.string({ description: 'A description of its purpose.' }),
    roleIds: t.idList({ description: 'The job roles of the department.' }),
    roleNames: t.stringList({ description: 'More of its job roles by name; missing roles are created.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Organization', input.organizationId)
    const { prisma } = context.db
    const organization = await prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { rootId: true },
    })
    if (!organization) throw new NotFoundError(the('Organization'))
    const { rootId } = organization
    requireEdit(context.requireViewer(), rootId)
    const data = check(z.object({ name, description: text(0, 500).nullish() }), input)
    const roles = await rolesIn(context, rootId, input)
    return orNameTaken(
      m.departmentTaken,
      write(async (transaction) => {
        const department = await transaction.department.create({
          data: { organizationId: rootId, name: data.name, description: data.description ?? '' },
          select: { id: true },
        })
        if (roles) await setRoles(transaction, department.id, rootId, roles)
        return { departmentId: department.id }
      }),
    )
  },
  success: (t) => ({
    department: t.field({
      type: Department,
      description: 'The department.',
      resolve: ({ departmentId }, _args, context, info) => loadOne(loadDepartments, context, info, departmentId),
    }),
  }),
})
