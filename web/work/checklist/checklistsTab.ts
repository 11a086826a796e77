import type { Environment } from 'relay-runtime'
import type { ChecklistsSectionQuery } from '../../__generated__/ChecklistsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

/** What is checked on records. */
export const checklistsTab = {
  path: 'checklists',
  label: 'Checklists',
  route: (environment?: Environment) =>
    queryRoute<ChecklistsSectionQuery>({
      query: () => import('../../__generated__/ChecklistsSectionQuery.graphql.ts'),
      variables({ request }) {
        const { searchParams } = new URL(request.url)
        return {
          search: searchParams.get('q') ?? '',
          archived: searchParams.has('archived'),
          uuid: chosenOrganization()?.uuid,
        }
      },
      screen: async () => (await import('./ChecklistsSection.tsx')).ChecklistsSection,
      environment,
    }),
}
