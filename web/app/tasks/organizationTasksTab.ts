import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { OrganizationTasksQuery } from '../../__generated__/OrganizationTasksQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { taskRecordVariables } from '../../work/task/taskRecordVariables.ts'
import * as t from './__generated__/messages.ts'

/** What the organization has put to work. */
export const organizationTasksTab = {
  path: 'tasks',
  label: t.tasks,
  route: (environment?: Environment) =>
    queryRoute<OrganizationTasksQuery>({
      query: () => import('../../__generated__/OrganizationTasksQuery.graphql.ts'),
      variables: ({ params, request }) => {
        const organizationId = idIn('Organization', params.saasOrgId!)
        const { searchParams } = new URL(request.url)
        return { organizationId, ...taskRecordVariables(searchParams, organizationId) }
      },
      screen: async () => (await import('./OrganizationTasks.tsx')).OrganizationTasks,
      environment,
    }),
}
