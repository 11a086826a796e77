import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { AssignSectionQuery } from '../../__generated__/AssignSectionQuery.graphql.ts'
import { toolBoundary } from '../../kernel/shell/toolBoundary.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { assignVariables } from './assignVariables.ts'

/** Assigning people to organizations, groups and roles, over the board. */
export const assignTool = (environment?: Environment): RouteObject[] => [
  {
    path: 'roleassign',
    ErrorBoundary: toolBoundary('Role Assign'),
    ...queryRoute<AssignSectionQuery>({
      query: () => import('../../__generated__/AssignSectionQuery.graphql.ts'),
      variables: assignVariables,
      screen: async () => (await import('./AssignTool.tsx')).AssignTool,
      environment,
    }),
  },
]
