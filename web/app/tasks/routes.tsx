import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { TaskItemPageQuery } from '../../__generated__/TaskItemPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { screen } from '../../kernel/relay/screen.ts'
import { taskTabs } from './taskTabs.ts'

export const taskRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/item/:id',
    ...queryRoute<TaskItemPageQuery>({
      query: () => import('../../__generated__/TaskItemPageQuery.graphql.ts'),
      variables: ({ params }) => ({
        id: params.id!,
        records: { status: { eq: 'ACTIVE' }, taskItem: { eq: params.id! } },
      }),
      screen: async () => (await import('./TaskItemPage.tsx')).TaskItemPage,
      environment,
    }),
  },
  {
    path: '/tasks',
    ...screen(async () => (await import('./TasksPage.tsx')).TasksPage),
    children: [
      ...taskTabs.map(({ path, route }): RouteObject =>
        path ? { path, ...route(environment) } : ({ index: true, ...route(environment) } as RouteObject),
      ),
      { path: '*', loader: () => redirect('/tasks') },
    ],
  },
]
