import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { GroupingsTabQuery } from '../../__generated__/GroupingsTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** The hierarchies beside the tree, and where the organization stands in them. */
export const groupingsTab = {
  path: 'groupings',
  label: t.groupings2,
  route: (environment?: Environment) =>
    queryRoute<GroupingsTabQuery>({
      query: () => import('../../__generated__/GroupingsTabQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./GroupingsTab.tsx')).GroupingsTab,
      environment,
    }),
}
