import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

export const preferenceRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/mysettings',
    ...queryRoute<SettingsPageQuery>({
      query: () => import('../../__generated__/SettingsPageQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./SettingsPage.tsx')).SettingsPage,
      environment,
    }),
  },
]
