import { builder } from '../../kernel/builder.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { noEntries, pageAsked } from '../../kernel/paging.ts'
import { ViewerType } from '../user/viewerQuery.ts'
import { ServiceAccount } from '../serviceaccount/ServiceAccount.ts'
import { AccessToken } from './AccessToken.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { tokenList } from './tokenList.ts'
import { ownTokens } from './visibleTokens.ts'

builder.objectFields(ViewerType, (t) => ({
  accessTokens: t.connection({
    type: AccessToken,
    description: "The viewer's access tokens.",
    args: tokenList.args(t),
    resolve: (_viewer, args, context, info) => tokenList.page(context, info, args, 'ownTokens', ownTokens(context)),
  }),
}))

builder.prismaObjectFields(ServiceAccount, (t) => ({
  accessTokens: t.connection({
    type: AccessToken,
    description: 'The access tokens of the service account.',
    args: tokenList.args(t),
    select: { userId: true },
    resolve: ({ userId }, args, context, info) =>
      tokenList.page(context, info, args, 'serviceAccountTokens', { userId }),
  }),
}))

builder.prismaObjectFields(Organization, (t) => ({
  accessTokens: t.connection({
    type: AccessToken,
    description: 'The tokens of the people of it and all below; none for who does not administer it.',
    args: tokenList.args(t),
    select: { id: true, rootId: true, path: true },
    resolve: ({ id, rootId, path }, args, context, info) => {
      const viewer = context.requireViewer()
      requireScope(viewer, 'ACCOUNT')
      if (!viewer.mayAt('organization.administer', { rootId, organizationId: id })) return noEntries(pageAsked(args))
      const memberships = { some: { ...heldAt(context.now), organization: { path: { startsWith: path } } } }
      return tokenList.page(context, info, args, 'accessTokens', { user: { memberships } })
    },
  }),
}))
