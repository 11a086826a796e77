import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { TaskItemPageQuery } from '../../__generated__/TaskItemPageQuery.graphql.ts'
import { queryRoute, screen } from '../../kernel/relay/route.tsx'
import { taskTabs } from './taskTabs.ts'
import { pathNumber } from '../../kernel/relay/pathNumber.ts'

export const taskRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/item/:number',
    ...queryRoute<TaskItemPageQuery>({
      query: () => import('../../__generated__/TaskItemPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: pathNumber(params.number) }),
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
