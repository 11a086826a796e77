import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { requireEdit } from './editing.ts'
import { Group } from './Group.ts'
import { requireParent } from './groupTree.ts'
import { loadGroups, loadOne, visibleDepartments, visibleGroups } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('createGroup', {
  description: 'Creates a group in a department.',
  policy: 'departments.edit',
  input: (t) => ({
    departmentId: t.id({ required: true, description: 'The department.' }),
    parentId: t.id({ description: 'The parent group.' }),
    name: t.string({ required: true, description: 'Display name, unique within the department.' }),
    description: t.string({ description: 'A description of its purpose.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const departmentId = uuidOf('Department', input.departmentId)
    const parentId = input.parentId ? uuidOf('Group', input.parentId, m.theGroupAbove) : null
    const { prisma } = context.db
    const department = await prisma.department.findFirst({
      where: { AND: [visibleDepartments(context), { id: departmentId }] },
    })
    if (!department) throw new NotFoundError(the('Department'))
    if (parentId && !(await prisma.group.count({ where: { AND: [visibleGroups(context), { id: parentId }] } }))) {
      throw new NotFoundError(m.theGroupAbove)
    }
    requireEdit(context.requireViewer(), department.organizationId)
    const data = check(z.object({ name, description: text(0, 500).nullish() }), input)
    return orNameTaken(
      m.groupTaken,
      write(async (transaction) => {
        if (parentId) await requireParent(transaction, departmentId, null, parentId)
        const group = await transaction.group.create({
          data: { departmentId, parentId, name: data.name, description: data.description ?? '' },
          select: { id: true },
        })
        return { groupId: group.id }
      }),
    )
  },
  success: (t) => ({
    group: t.field({
      type: Group,
      description: 'The group.',
      resolve: ({ groupId }, _args, context, info) => loadOne(loadGroups, context, info, groupId),
    }),
  }),
})
