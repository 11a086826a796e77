import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ActionDialogQuery } from '../../__generated__/ActionDialogQuery.graphql.ts'
import { asOfIn } from '../../kernel/shell/asOf.ts'
import { rootIn } from '../../kernel/shell/rootIn.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { ActionDialogError } from './ActionDialogError.tsx'

/** The item popup, over the screen that it was opened from. */
export const actionRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: 'record/:key',
    ErrorBoundary: ActionDialogError,
    ...queryRoute<ActionDialogQuery>({
      query: () => import('../../__generated__/ActionDialogQuery.graphql.ts'),
      variables: ({ params, request }) => ({
        key: params.key!,
        rootId: rootIn(request),
        asOf: asOfIn(new URL(request.url).searchParams),
      }),
      screen: async () => (await import('./ActionDialog.tsx')).ActionDialog,
      environment,
    }),
  },
]
