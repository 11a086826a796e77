import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { IntegrationsTabQuery } from '../../__generated__/IntegrationsTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** How other programs work with the organization; for those who administer it. */
export const integrationsTab = {
  path: 'integrations',
  label: t.integrations,
  forAdmins: true,
  route: (environment?: Environment) =>
    queryRoute<IntegrationsTabQuery>({
      query: () => import('../../__generated__/IntegrationsTabQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./IntegrationsTab.tsx')).IntegrationsTab,
      // The log of a webhook opens over it, and its lists are read again once that closes.
      isReadOnce: ({ currentUrl, nextUrl }) =>
        currentUrl.href !== nextUrl.href &&
        currentUrl.pathname === nextUrl.pathname &&
        nextUrl.searchParams.has('webhook'),
      environment,
    }),
}
