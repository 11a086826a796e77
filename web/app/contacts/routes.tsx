import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AtHandTabQuery } from '../../__generated__/AtHandTabQuery.graphql.ts'
import type { CorrespondenceTabQuery } from '../../__generated__/CorrespondenceTabQuery.graphql.ts'
import type { DirectoryTabQuery } from '../../__generated__/DirectoryTabQuery.graphql.ts'
import type { SupportTabQuery } from '../../__generated__/SupportTabQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { screen } from '../../kernel/relay/screen.ts'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { relationships } from '../../people/contact/relationships.ts'

const params = (request: Request) => new URL(request.url).searchParams

/** Contacts: the directory, who supports what, those at hand, and those one exchanges messages with. */
export const contactsRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/contacts',
    ...screen(async () => (await import('../../people/contact/ContactsPage.tsx')).ContactsPage),
    children: [
      {
        index: true,
        ErrorBoundary: ScreenError,
        ...queryRoute<DirectoryTabQuery>({
          query: () => import('../../__generated__/DirectoryTabQuery.graphql.ts'),
          variables: ({ request }) => {
            const search = params(request)
            const relationship = relationships.find(({ value }) => value === search.get('relationship'))?.value
            return {
              search: search.get('find') ?? '',
              filter: {
                ...(relationship && { relationship: { eq: relationship } }),
                ...(!search.has('archived') && { status: { eq: 'ACTIVE' } }),
              },
            }
          },
          screen: async () => (await import('../../people/contact/DirectoryTab.tsx')).DirectoryTab,
          environment,
        }),
      } as RouteObject,
      {
        path: 'support',
        ErrorBoundary: ScreenError,
        ...queryRoute<SupportTabQuery>({
          query: () => import('../../__generated__/SupportTabQuery.graphql.ts'),
          variables: ({ request }) => ({
            screen: params(request).get('screen') ?? '',
            tour: params(request).get('tour') ?? '',
          }),
          screen: async () => (await import('../../people/contact/SupportTab.tsx')).SupportTab,
          environment,
        }),
      },
      {
        path: 'athand',
        ErrorBoundary: ScreenError,
        ...queryRoute<AtHandTabQuery>({
          query: () => import('../../__generated__/AtHandTabQuery.graphql.ts'),
          variables: () => ({}),
          screen: async () => (await import('../../people/contact/AtHandTab.tsx')).AtHandTab,
          environment,
        }),
      },
      {
        path: 'people',
        ErrorBoundary: ScreenError,
        ...queryRoute<CorrespondenceTabQuery>({
          query: () => import('../../__generated__/CorrespondenceTabQuery.graphql.ts'),
          variables: () => ({}),
          screen: async () => (await import('../../communication/message/CorrespondenceTab.tsx')).CorrespondenceTab,
          environment,
        }),
      },
    ],
  },
]
