import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { ServiceAccount } from './ServiceAccount.ts'
import { mostOfRoot } from './serviceAccountInput.ts'
import { visibleServiceAccounts } from './visibleServiceAccounts.ts'

builder.prismaObjectField(Organization, 'serviceAccounts', (t) =>
  t.field({
    type: [ServiceAccount],
    nullable: true,
    description: `The service accounts of a root organization, at most ${mostOfRoot} besides the latest ${mostOfRoot} that have ended, oldest first; null below the root, or if the viewer may not administer it.`,
    args: {
      ended: t.arg.boolean({
        description: 'Whether to list ended accounts instead of current ones; false if omitted.',
      }),
    },
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, { ended }, context, info) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const rows = await context.db.prisma.serviceAccount.findMany({
        ...queryFromInfo({ context, info, typeName: 'ServiceAccount', select: { id: true } }),
        where: {
          AND: [visibleServiceAccounts(context), { rootId }, { endedAt: ended ? { not: null } : null }],
        },
        orderBy: { id: ended ? 'desc' : 'asc' },
        take: mostOfRoot,
      })
      return ended ? rows.toReversed() : rows
    },
  }),
)
