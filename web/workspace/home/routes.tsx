import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ConfigureDialogQuery } from '../../__generated__/ConfigureDialogQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { ConfigureError } from './ConfigureError.tsx'

/** Which tools the toolbar shows, and in which order. */
export const configureRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: 'configure',
    ErrorBoundary: ConfigureError,
    ...queryRoute<ConfigureDialogQuery>({
      query: () => import('../../__generated__/ConfigureDialogQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./ConfigureDialog.tsx')).ConfigureDialog,
      environment,
    }),
  },
]
