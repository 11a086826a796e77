// How organizations are found: from where the viewer's trees begin, or by name over all that is in sight.
import { builder } from '../../kernel/builder.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { policy } from '../../kernel/node.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { Organization } from './Organization.ts'
import { organizationList } from './organizationList.ts'
import { readDirectory, readTree } from './readOrganizations.ts'

/** The organizations that the viewer belongs to, without those below others of them. */
function rootsOf({ memberships }: Viewer): string[] {
  const covered = memberships.flatMap(({ organizationId, subtree }) => subtree.filter((id) => id !== organizationId))
  const whole = new Set(
    memberships.flatMap(({ organizationId, rootId }) => (organizationId === rootId ? [rootId] : [])),
  )
  const below = new Set(covered)
  const tops = memberships.filter(
    ({ organizationId, rootId }) => organizationId === rootId || (!below.has(organizationId) && !whole.has(rootId)),
  )
  return [...new Set(tops.map(({ organizationId }) => organizationId))]
}

builder.queryField('organizationRoots', (t) =>
  t.prismaField({
    type: [Organization],
    description: 'The topmost organizations visible to the viewer, by name.',
    ...policy('organizations.read'),
    resolve: (query, _root, _args, context) =>
      context.db.prisma.organization.findMany({
        ...query,
        where: { id: { in: rootsOf(context.requireViewer()) } },
        orderBy: [{ legalName: 'asc' }, { id: 'asc' }],
      }),
  }),
)

builder.queryField('organizationTree', (t) =>
  t.field({
    type: [Organization],
    description: 'All active organizations visible to the viewer; each comes before its sub-organizations.',
    ...policy('organizations.read'),
    resolve: (_root, _args, context, info) => readTree(context, planOf('Organization', context, info)),
  }),
)

builder.queryField('organizations', (t) =>
  t.connection({
    type: Organization,
    description: 'The organizations visible to the viewer.',
    ...policy('organizations.read'),
    args: organizationList.args(t),
    resolve: async (_root, args, context, info) => {
      const asked = await organizationList.read(context, args, 'organizations')
      return readDirectory(context, planOfPage('Organization', context, info), asked)
    },
  }),
)
