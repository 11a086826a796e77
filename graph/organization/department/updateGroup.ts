import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, name, text } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { requireEdit } from './editing.ts'
import { Group } from './Group.ts'
import { requireParent } from './groupTree.ts'
import { loadGroups, loadOne, visibleGroups } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { named, the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateGroup', {
  description: 'Renames, describes or moves a group.',
  policy: 'departments.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The group.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    description: t.string({ description: 'A description of its purpose.' }),
    parentId: t.id({
      description: 'The new parent group, in the same department; null moves the group to the top level.',
    }),
  }),
  clears: { description: '', parentId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Group', input.id)
    const { prisma } = context.db
    const group = await prisma.group.findFirst({
      where: { AND: [visibleGroups(context), { id }] },
      include: { department: { select: { organizationId: true } } },
    })
    if (!group) throw new NotFoundError(the('Group'))
    const parentId = input.parentId ? uuidOf('Group', input.parentId, m.theGroupAbove) : input.parentId
    if (parentId && !(await prisma.group.count({ where: { AND: [visibleGroups(context), { id: parentId }] } }))) {
      throw new NotFoundError(m.theGroupAbove)
    }
    requireEdit(context.requireViewer(), group.department.organizationId)
    const data = check(z.object({ name: name.nullish(), description: text(0, 500).nullish() }), input)
    const version = input.version ?? group.version
    return orNameTaken(
      m.groupTaken,
      write(async (transaction) => {
        if (parentId) await requireParent(transaction, group.departmentId, id, parentId)
        const wanted = {
          name: data.name ?? undefined,
          description: data.description ?? undefined,
          parentId,
        }
        await changeVersioned(transaction.group, named(group.name), { id, version }, wanted, { shown: {} })
        return { groupId: id }
      }),
    )
  },
  success: (t) => ({
    group: t.field({
      type: Group,
      description: 'The group after the change.',
      resolve: ({ groupId }, _args, context, info) => loadOne(loadGroups, context, info, groupId),
    }),
  }),
})
