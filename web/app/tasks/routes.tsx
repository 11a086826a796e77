import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { TaskItemPageQuery } from '../../__generated__/TaskItemPageQuery.graphql.ts'
import { queryRoute, screen } from '../../kernel/relay/route.tsx'
import { taskTabs } from './taskTabs.ts'

/** What no 32 bits hold is the number of nothing. */
const numberIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

export const taskRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/tasks/item/:number',
    ...queryRoute<TaskItemPageQuery>({
      query: () => import('../../__generated__/TaskItemPageQuery.graphql.ts'),
      variables: ({ params }) => ({ number: numberIn(params.number) }),
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
