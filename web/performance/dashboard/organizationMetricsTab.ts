import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { MetricsTabQuery } from '../../__generated__/MetricsTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { spans } from './metricNumbers.ts'
import * as t from './__generated__/messages.ts'

/** The numbers of the organization and all below it. */
export const metricsTab = {
  path: 'metrics',
  label: t.metrics,
  route: (environment?: Environment) =>
    queryRoute<MetricsTabQuery>({
      query: () => import('../../__generated__/MetricsTabQuery.graphql.ts'),
      variables: ({ params }) => {
        const organizationId = idIn('Organization', params.saasOrgId!)
        const filter = { organization: { below: organizationId } }
        return { organizationId, scope: { organizationId }, filter, breaches: filter, gains: filter, ...spans() }
      },
      screen: async () => (await import('./MetricsTab.tsx')).MetricsTab,
      environment,
    }),
}
