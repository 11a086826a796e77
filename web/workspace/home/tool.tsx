import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ConfigureToolQuery } from '../../__generated__/ConfigureToolQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import * as t from './__generated__/messages.ts'

/** Which tools the toolbar shows, and in which order. */
export const configureTool = (environment?: Environment): RouteObject[] => [
  {
    path: 'configure',
    ErrorBoundary: toolBoundary(t.configureTheToolbar),
    ...queryRoute<ConfigureToolQuery>({
      query: () => import('../../__generated__/ConfigureToolQuery.graphql.ts'),
      variables: () => ({}),
      screen: async () => (await import('./ConfigureTool.tsx')).ConfigureTool,
      environment,
    }),
  },
]
