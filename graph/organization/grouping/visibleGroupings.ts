import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The legacy numbers of the organizations from the root down to one, itself among them. */
export const numbersOf = (path: string): number[] => path.split('/').filter(Boolean).map(Number)

/** The groupings a viewer sees: those of organizations in sight, and those of the ones above, which these may use. */
export function visibleGroupings(context: Context): Prisma.GroupingWhereInput {
  const above = context.requireViewer().memberships.flatMap(({ path }) => numbersOf(path))
  return {
    OR: [{ organization: visibleOrganizations(context) }, { organization: { legacyId: { in: [...new Set(above)] } } }],
  }
}

export const loadGroupings: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Grouping', select: { id: true } })
  const where = { AND: [visibleGroupings(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.grouping.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}
