import type { Environment } from 'relay-runtime'
import type { OrganizationTasksQuery } from '../../__generated__/OrganizationTasksQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { taskRecordFilter } from '../../work/task/taskRecordFilter.ts'

/** What the organization has put to work. */
export const organizationTasksTab = {
  path: 'tasks',
  label: 'Tasks',
  route: (environment?: Environment) =>
    queryRoute<OrganizationTasksQuery>({
      query: () => import('../../__generated__/OrganizationTasksQuery.graphql.ts'),
      variables: ({ params, request }) => ({
        ...taskRecordFilter(new URL(request.url).searchParams),
        uuid: params.saasOrgId!,
        organizationId: btoa(`Organization:${params.saasOrgId!}`),
      }),
      screen: async () => (await import('./OrganizationTasks.tsx')).OrganizationTasks,
      environment,
    }),
}
