import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ChecklistPageQuery } from '../../__generated__/ChecklistPageQuery.graphql.ts'
import { queryRoute, screen } from '../../kernel/relay/route.tsx'

/** What no 32 bits hold is the number of nothing. */
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

export const checklistRoutes = (environment?: Environment): RouteObject[] => [
  { path: '/tasks/checklist/new', ...screen(async () => (await import('./NewChecklistPage.tsx')).NewChecklistPage) },
  {
    path: '/tasks/checklist/:number',
    ...queryRoute<ChecklistPageQuery>({
      query: () => import('../../__generated__/ChecklistPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: numberIn(params.number) }),
      screen: async () => (await import('./ChecklistPage.tsx')).ChecklistPage,
      environment,
    }),
  },
]
