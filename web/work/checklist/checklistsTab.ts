import type { Environment } from 'relay-runtime'
import type { ChecklistsSectionQuery } from '../../__generated__/ChecklistsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { libraryVariables } from '../../kernel/shell/libraryVariables.ts'
import * as t from './__generated__/messages.ts'

/** What is checked on records. */
export const checklistsTab = {
  path: 'checklists',
  label: t.checklists,
  route: (environment?: Environment) =>
    queryRoute<ChecklistsSectionQuery>({
      query: () => import('../../__generated__/ChecklistsSectionQuery.graphql.ts'),
      variables: libraryVariables,
      screen: async () => (await import('./ChecklistsSection.tsx')).ChecklistsSection,
      environment,
    }),
}
