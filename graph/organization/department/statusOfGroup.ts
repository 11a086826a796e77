import { changeVersioned } from '../../kernel/versioned.ts'
import { Group } from './Group.ts'
import { statusOfPart } from './statusOfPart.ts'
import { groupNamed, loadGroups, loadOne } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

statusOfPart({
  words: 'group',
  type: 'Group',
  async find(context, id) {
    const of = { include: { department: { select: { organizationId: true } } } }
    const { department, ...group } = await groupNamed(context, id, of)
    return { ...group, rootId: department.organizationId }
  },
  change: ({ group }, seen, status) => changeVersioned(group, the('Group'), seen, { status }),
  having: (groupId) => ({ groupId }),
  success: (t) => ({
    group: t.field({
      type: Group,
      description: 'The group after the change.',
      resolve: ({ partId }, _args, context, info) => loadOne(loadGroups, context, info, partId),
    }),
  }),
})
