import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { MaturityTabQuery } from '../../__generated__/MaturityTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** How far the organization is with best practice. */
export const maturityTab = {
  path: 'practices',
  label: t.bestPractices,
  route: (environment?: Environment) =>
    queryRoute<MaturityTabQuery>({
      query: () => import('../../__generated__/MaturityTabQuery.graphql.ts'),
      variables: ({ params }) => ({ organizationId: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./MaturityTab.tsx')).MaturityTab,
      environment,
    }),
}
