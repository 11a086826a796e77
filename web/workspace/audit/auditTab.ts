import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { AuditTabQuery } from '../../__generated__/AuditTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { filterIn } from './auditFilter.ts'
import * as t from './__generated__/messages.ts'

/** Who changed what in the organization, and when. */
export const auditTab = {
  path: 'audit',
  label: t.audit,
  route: (environment?: Environment) =>
    queryRoute<AuditTabQuery>({
      query: () => import('../../__generated__/AuditTabQuery.graphql.ts'),
      variables: ({ params, request }) => ({
        id: idIn('Organization', params.saasOrgId!),
        ...filterIn(new URL(request.url).searchParams),
      }),
      screen: async () => (await import('./AuditTab.tsx')).AuditTab,
      environment,
    }),
}
