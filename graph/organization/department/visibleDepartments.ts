import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { type LoadNodes } from '../../kernel/node.ts'

/** Departments, groups and job roles are seen by everybody in their tree: they are what work is sorted by. */
export const visibleDepartments = (context: Context): Prisma.DepartmentWhereInput => ({
  organizationId: { in: context.requireViewer().rootIds },
})

export const visibleGroups = (context: Context): Prisma.GroupWhereInput => ({ department: visibleDepartments(context) })

export const visibleJobRoles = (context: Context): Prisma.JobRoleWhereInput => ({
  organizationId: { in: context.requireViewer().rootIds },
})

export const {
  load: loadDepartments,
  loadOne: departmentInSight,
  named: departmentNamed,
} = declareNode('Department', visibleDepartments)

export const { load: loadGroups, loadOne: groupInSight, named: groupNamed } = declareNode('Group', visibleGroups)

export const { load: loadJobRoles, named: jobRoleNamed } = declareNode('JobRole', visibleJobRoles)

/** What a mutation has just made or changed, for its answer. */
export async function loadOne(load: LoadNodes, context: Context, info: GraphQLResolveInfo, id: string): Promise<never> {
  return (await load([id], context, info))[0] as never
}
