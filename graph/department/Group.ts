import { builder } from '../builder.ts'
import { globalId, Node, policy, registerNode } from '../node.ts'
import { loadGroups } from './visibleDepartments.ts'

export const Group = builder.prismaObject('Group', {
  description: 'A group of a department.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    id: t.id({ description: 'The id of this thing, and of nothing else.', resolve: ({ id }) => globalId('Group', id) }),
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it does.' }),
    department: t.relation('department', { description: 'The department it belongs to.' }),
    parent: t.relation('parent', { nullable: true, description: 'The group above it.' }),
  }),
})

registerNode('Group', loadGroups)
