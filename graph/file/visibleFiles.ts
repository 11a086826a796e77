import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { isUuid, type LoadNodes } from '../node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'

/** The files of the organizations that a viewer sees. */
export const visibleFiles = (context: Context): Prisma.FileWhereInput => ({ organization: visibleOrganizations(context) })

export const loadFiles: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'File', select: { id: true } })
  const where = { AND: [visibleFiles(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.file.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}
