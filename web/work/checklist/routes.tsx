import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ChecklistPageQuery } from '../../__generated__/ChecklistPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { screen } from '../../kernel/relay/screen.ts'

export const checklistRoutes = (environment?: Environment): RouteObject[] => [
  { path: '/tasks/checklist/new', ...screen(async () => (await import('./NewChecklistPage.tsx')).NewChecklistPage) },
  {
    path: '/tasks/checklist/:id',
    ...queryRoute<ChecklistPageQuery>({
      query: () => import('../../__generated__/ChecklistPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./ChecklistPage.tsx')).ChecklistPage,
      environment,
    }),
  },
]
