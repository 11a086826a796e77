import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { IndustriesTabQuery } from '../../__generated__/IndustriesTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** Of which industries the organization is. */
export const industriesTab = {
  path: 'industries',
  label: t.industries,
  route: (environment?: Environment) =>
    queryRoute<IndustriesTabQuery>({
      query: () => import('../../__generated__/IndustriesTabQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./IndustriesTab.tsx')).IndustriesTab,
      environment,
    }),
}
