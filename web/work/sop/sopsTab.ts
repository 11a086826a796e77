import type { Environment } from 'relay-runtime'
import type { SopsSectionQuery } from '../../__generated__/SopsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

/** How work is done. */
export const sopsTab = {
  path: 'sops',
  label: 'SOPs',
  route: (environment?: Environment) =>
    queryRoute<SopsSectionQuery>({
      query: () => import('../../__generated__/SopsSectionQuery.graphql.ts'),
      variables({ request }) {
        const { searchParams } = new URL(request.url)
        return {
          search: searchParams.get('q') ?? '',
          archived: searchParams.has('archived'),
          uuid: chosenOrganization()?.uuid,
        }
      },
      screen: async () => (await import('./SopsSection.tsx')).SopsSection,
      environment,
    }),
}
