import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { Department } from './Department.ts'
import { requireEdit } from './editing.ts'
import { rolesIn, setRoles } from './roles.ts'
import { loadDepartments, loadOne, visibleDepartments } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { named, the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateDepartment', {
  description: 'Renames or describes a department, or sets its job roles.',
  policy: 'departments.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The department.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    description: t.string({ description: 'A description of its purpose.' }),
    roleIds: t.idList({ description: "The complete new list of the department's job roles; unchanged if omitted." }),
    roleNames: t.stringList({ description: 'More of its job roles by name; missing roles are created.' }),
  }),
  clears: { description: '' },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Department', input.id)
    const { prisma } = context.db
    const department = await prisma.department.findFirst({ where: { AND: [visibleDepartments(context), { id }] } })
    if (!department) throw new NotFoundError(the('Department'))
    const { organizationId: rootId } = department
    requireEdit(context.requireViewer(), rootId)
    const data = check(z.object({ name: name.nullish(), description: text(0, 500).nullish() }), input)
    const roles = await rolesIn(context, rootId, input)
    const version = input.version ?? department.version
    return orNameTaken(
      m.departmentTaken,
      write(async (transaction) => {
        const wanted = {
          name: data.name ?? undefined,
          description: data.description ?? undefined,
        }
        await changeVersioned(transaction.department, named(department.name), { id, version }, wanted, { shown: {} })
        if (roles) await setRoles(transaction, id, rootId, roles)
        return { departmentId: id }
      }),
    )
  },
  success: (t) => ({
    department: t.field({
      type: Department,
      description: 'The department after the change.',
      resolve: ({ departmentId }, _args, context, info) => loadOne(loadDepartments, context, info, departmentId),
    }),
  }),
})
