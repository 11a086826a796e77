import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { CatalogueSectionQuery } from '../../__generated__/CatalogueSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

function catalogueVariables({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    search: searchParams.get('q') ?? '',
    archived: searchParams.has('archived'),
    uuid: chosenOrganization()?.uuid,
  }
}

/** The kinds of work that there are. */
export const catalogueTab = {
  path: '',
  label: 'Catalogue',
  route: (environment?: Environment) =>
    queryRoute<CatalogueSectionQuery>({
      query: () => import('../../__generated__/CatalogueSectionQuery.graphql.ts'),
      variables: catalogueVariables,
      screen: async () => (await import('./CatalogueSection.tsx')).CatalogueSection,
      environment,
    }),
}
