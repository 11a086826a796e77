import type { Environment } from 'relay-runtime'
import type { TaskRecordsSectionQuery } from '../../__generated__/TaskRecordsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { taskRecordFilter } from '../../work/task/taskRecordFilter.ts'

/** What is put to work, and by whom it is done. */
export const recordsTab = {
  path: 'records',
  label: 'At work',
  route: (environment?: Environment) =>
    queryRoute<TaskRecordsSectionQuery>({
      query: () => import('../../__generated__/TaskRecordsSectionQuery.graphql.ts'),
      variables: ({ request }) => ({
        ...taskRecordFilter(new URL(request.url).searchParams),
        uuid: chosenOrganization()?.uuid,
      }),
      screen: async () => (await import('./TaskRecordsSection.tsx')).TaskRecordsSection,
      environment,
    }),
}
