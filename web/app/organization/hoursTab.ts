import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { HoursTabQuery } from '../../__generated__/HoursTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** When the organization works, and how soon its records are to be responded to and done. */
export const hoursTab = {
  path: 'hours',
  label: t.hoursAndTargets,
  route: (environment?: Environment) =>
    queryRoute<HoursTabQuery>({
      query: () => import('../../__generated__/HoursTabQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./HoursTab.tsx')).HoursTab,
      environment,
    }),
}
