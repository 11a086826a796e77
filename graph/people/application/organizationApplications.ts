import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { Application } from './Application.ts'
import { mostOfRoot } from './applicationInput.ts'
import { issuerUrl } from './oauthAddresses.ts'
import { visibleApplications } from './visibleApplications.ts'

builder.prismaObjectFields(Organization, (t) => ({
  applications: t.field({
    type: [Application],
    nullable: true,
    description: `The applications of a root organization that have not ended, at most ${mostOfRoot} and as many that registered themselves, by name; null below the root, or if the viewer may not administer it.`,
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context, info) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      return context.db.prisma.application.findMany({
        ...queryFromInfo({ context, info, typeName: 'Application', select: { id: true } }),
        where: { AND: [visibleApplications(context), { rootId, endedAt: null }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 2 * mostOfRoot,
      })
    },
  }),
  oauthIssuerUrl: t.field({
    type: 'URL',
    nullable: true,
    description: 'The issuer by which applications find its OAuth 2.1 addresses; null below the root.',
    select: { rootId: true, parentId: true },
    resolve: ({ rootId, parentId }, _args, { services }) => (parentId ? null : issuerUrl(services, rootId)),
  }),
}))
