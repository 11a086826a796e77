import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Departments, groups and job roles are seen by everybody in their tree: they are what work is sorted by. */
export const visibleDepartments = (context: Context): Prisma.DepartmentWhereInput => ({
  organizationId: { in: context.requireViewer().rootIds },
})

export const visibleGroups = (context: Context): Prisma.GroupWhereInput => ({ department: visibleDepartments(context) })

export const visibleJobRoles = (context: Context): Prisma.JobRoleWhereInput => ({
  organizationId: { in: context.requireViewer().rootIds },
})

export const loadDepartments: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Department', select: { id: true } })
  const where = { ...visibleDepartments(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.department.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadGroups: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Group', select: { id: true } })
  const where = { ...visibleGroups(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.group.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadJobRoles: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'JobRole', select: { id: true } })
  const where = { ...visibleJobRoles(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.jobRole.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** What a mutation has just made or changed, for its answer. */
export async function loadOne(load: LoadNodes, context: Context, info: GraphQLResolveInfo, id: string): Promise<never> {
  return (await load([id], context, info))[0] as never
}
