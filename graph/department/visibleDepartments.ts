import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { isUuid, type LoadNodes } from '../node.ts'

/** Departments and groups are seen by everybody in their tree: they are what work is sorted by. */
export const visibleDepartments = (context: Context): Prisma.DepartmentWhereInput => ({
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
  const where = { department: visibleDepartments(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.group.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}
