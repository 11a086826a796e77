import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ActionDialogQuery } from '../__generated__/ActionDialogQuery.graphql.ts'
import { queryRoute } from '../relay/route.tsx'

const ActionDialogError = lazy(async () => ({ default: (await import('./ActionDialogError.tsx')).ActionDialogError }))

/** The item popup, over the screen that it was opened from. */
export const actionRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: 'record/:key',
    ErrorBoundary: () => (
      <Suspense>
        <ActionDialogError />
      </Suspense>
    ),
    ...queryRoute<ActionDialogQuery>({
      query: () => import('../__generated__/ActionDialogQuery.graphql.ts'),
      variables: ({ params }) => ({ key: params.key! }),
      screen: async () => (await import('./ActionDialog.tsx')).ActionDialog,
      environment,
    }),
  },
]
