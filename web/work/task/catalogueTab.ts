import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { CatalogueSectionQuery } from '../../__generated__/CatalogueSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import * as t from './__generated__/messages.ts'

/** Major tasks whose name fits, or an item's; what is archived is looked at where it is shown. */
function catalogueVariables({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('q')?.trim() ?? ''
  const archived = searchParams.has('archived')
  const chosen = chosenOrganization()
  const active = archived ? {} : { active: true }
  const kept = chosen ? { organization: { inTreeOf: chosen.id } } : {}
  const named = { name: { contains: search } }
  return {
    search,
    archived,
    filter: { ...active, ...kept, ...(search && { or: [named, { items: { ...active, ...named } }] }) },
  }
}

/** The items that the catalogue shows, as a list of items takes them. */
export function itemsOf({ search, archived, filter }: Record<string, unknown>) {
  const { organization } = filter as { organization?: object }
  return { search, filter: { ...(archived ? {} : { isInUse: true }), ...(organization && { organization }) } }
}

/** The kinds of work that there are. */
export const catalogueTab = {
  path: '',
  label: t.catalogue,
  route: (environment?: Environment) =>
    queryRoute<CatalogueSectionQuery>({
      query: () => import('../../__generated__/CatalogueSectionQuery.graphql.ts'),
      variables: catalogueVariables,
      screen: async () => (await import('./CatalogueSection.tsx')).CatalogueSection,
      environment,
    }),
}
