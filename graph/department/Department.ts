import { builder } from '../builder.ts'
import { loadChildren } from '../children.ts'
import { globalId, Node, policy, registerNode } from '../node.ts'
import { loadDepartments, visibleDepartments } from './visibleDepartments.ts'
import { Group } from './Group.ts'

export const ActiveStatus = builder.enumType('ActiveStatus', {
  description: 'Whether something is in use.',
  values: {
    ACTIVE: { description: 'In use.' },
    INACTIVE: { description: 'Kept, but no longer in use.' },
  },
})

export const Department = builder.prismaObject('Department', {
  description: 'What the organizations of a tree are divided into.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ id }) => globalId('Department', id),
    }),
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it does.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    groups: t.field({
      type: [Group],
      description: 'Its groups, by name.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'group',
          type: 'Group',
          key: 'departmentId',
          parentId: id,
          orderBy: { name: 'asc' },
        }),
    }),
  }),
})

registerNode('Department', loadDepartments)

builder.queryField('departments', (t) =>
  t.prismaField({
    type: [Department],
    description: 'The departments of the organization trees that the viewer belongs to, by name.',
    ...policy('organizations.read'),
    resolve: (query, _root, _args, context) =>
      context.db.prisma.department.findMany({
        ...query,
        where: { ...visibleDepartments(context), status: 'ACTIVE' },
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
      }),
  }),
)
