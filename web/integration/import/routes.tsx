import { idIn } from '../../kernel/relay/globalId.ts'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ImportPageQuery } from '../../__generated__/ImportPageQuery.graphql.ts'
import type { NewImportPageQuery } from '../../__generated__/NewImportPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'

/** An import from its file to its result; each has an address of its own, so that a reload keeps the place. */
export const importRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/imports/new',
    ...queryRoute<NewImportPageQuery>({
      query: () => import('../../__generated__/NewImportPageQuery.graphql.ts'),
      variables: ({ request }) => ({
        id: idIn('Organization', new URL(request.url).searchParams.get('organization') ?? ''),
      }),
      screen: async () => (await import('./NewImportPage.tsx')).NewImportPage,
      isReadOnce: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname === nextUrl.pathname &&
        currentUrl.searchParams.get('organization') === nextUrl.searchParams.get('organization'),
      environment,
    }),
  },
  {
    path: '/imports/:importId',
    ...queryRoute<ImportPageQuery>({
      query: () => import('../../__generated__/ImportPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Import', params.importId!) }),
      screen: async () => (await import('./ImportPage.tsx')).ImportPage,
      isReadOnce: ({ currentUrl, nextUrl }) => currentUrl.pathname === nextUrl.pathname,
      environment,
    }),
  },
]
