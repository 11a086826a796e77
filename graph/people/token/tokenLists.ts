import { builder } from '../../kernel/builder.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { noEntries, pageAsked } from '../../kernel/paging.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { ViewerType } from '../user/viewerQuery.ts'
import { AccessToken } from './AccessToken.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { ownTokens } from './visibleTokens.ts'

const latestFirst = { legacyId: 'desc' } as const

builder.objectFields(ViewerType, (t) => ({
  accessTokens: t.field({
    type: [AccessToken],
    description: 'The viewer’s tokens that are not revoked, the latest first, at most 100.',
    resolve: (_viewer, _args, context, info) =>
      context.db.prisma.accessToken.findMany({
        ...queryFromInfo({ context, info, typeName: 'AccessToken', select: { id: true } }),
        where: { ...ownTokens(context), revokedAt: null },
        orderBy: latestFirst,
        take: 100,
      }),
  }),
}))

builder.prismaObjectFields(Organization, (t) => ({
  accessTokens: t.connection({
    type: AccessToken,
    description:
      'The tokens, not revoked, of the people of it and all below, the latest first; none for who does not administer it.',
    select: { id: true, rootId: true, path: true },
    resolve: ({ id, rootId, path }, args, context, info) => {
      const viewer = context.requireViewer()
      requireScope(viewer, 'ACCOUNT')
      if (!viewer.mayAt('organization.administer', { rootId, organizationId: id })) return noEntries(pageAsked(args))
      const people = { memberships: { some: { ...heldAt(context.now), organization: { path: { startsWith: path } } } } }
      return prismaPage(context, info, args, {
        list: 'accessTokens',
        model: 'accessToken',
        where: { revokedAt: null, user: people },
        orderBy: latestFirst,
      })
    },
  }),
}))
