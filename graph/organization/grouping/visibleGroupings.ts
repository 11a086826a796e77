import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'

/** The legacy numbers of the organizations from the root down to one, itself among them. */
export const numbersOf = (path: string): number[] => path.split('/').filter(Boolean).map(Number)

/** The groupings a viewer sees: those of organizations in sight, and those of the ones above, which these may use. */
export function visibleGroupings(context: Context): Prisma.GroupingWhereInput {
  const above = context.requireViewer().memberships.flatMap(({ path }) => numbersOf(path))
  return {
    OR: [{ organization: visibleOrganizations(context) }, { organization: { legacyId: { in: [...new Set(above)] } } }],
  }
}

declareNode('Grouping', visibleGroupings)
