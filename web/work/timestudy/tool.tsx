import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { StudyToolQuery } from '../../__generated__/StudyToolQuery.graphql.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute, screen } from '../../kernel/relay/route.tsx'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { studiesTab } from './studiesTab.ts'

/** The time studies over the board: one is chosen or begun, and goes on there. */
export const timeStudyTool = (environment?: Environment): RouteObject[] => [
  {
    path: 'timestudy',
    ErrorBoundary: toolBoundary('Time Study'),
    ...screen(async () => (await import('./StudiesTool.tsx')).StudiesTool),
    children: [{ index: true, ErrorBoundary: ScreenError, ...studiesTab.route(environment) } as RouteObject],
  },
  {
    path: 'timestudy/:id',
    ErrorBoundary: toolBoundary('Time Study'),
    ...queryRoute<StudyToolQuery>({
      query: () => import('../../__generated__/StudyToolQuery.graphql.ts'),
      variables: ({ params }) => ({ id: params.id! }),
      screen: async () => (await import('./StudyTool.tsx')).StudyTool,
      environment,
    }),
  },
]
