import type { Environment } from 'relay-runtime'
import type { TaskRecordsSectionQuery } from '../../__generated__/TaskRecordsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { taskRecordVariables } from '../../work/task/taskRecordVariables.ts'
import * as t from './__generated__/messages.ts'

/** What is put to work, and by whom it is done. */
export const recordsTab = {
  path: 'records',
  label: t.atWork,
  route: (environment?: Environment) =>
    queryRoute<TaskRecordsSectionQuery>({
      query: () => import('../../__generated__/TaskRecordsSectionQuery.graphql.ts'),
      variables: ({ request }) => taskRecordVariables(new URL(request.url).searchParams, chosenOrganization()?.id),
      screen: async () => (await import('./TaskRecordsSection.tsx')).TaskRecordsSection,
      environment,
    }),
}
