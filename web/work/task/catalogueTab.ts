import type { Environment } from 'relay-runtime'
import type { CatalogueSectionQuery } from '../../__generated__/CatalogueSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { libraryVariables } from '../../kernel/shell/libraryVariables.ts'

/** The kinds of work that there are. */
export const catalogueTab = {
  path: '',
  label: 'Catalogue',
  route: (environment?: Environment) =>
    queryRoute<CatalogueSectionQuery>({
      query: () => import('../../__generated__/CatalogueSectionQuery.graphql.ts'),
      variables: libraryVariables,
      screen: async () => (await import('./CatalogueSection.tsx')).CatalogueSection,
      environment,
    }),
}
