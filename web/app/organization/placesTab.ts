import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { PlacesSectionQuery } from '../../__generated__/PlacesSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** Where the organization is, and what is watched around it. */
export const placesTab = {
  path: 'places',
  label: t.locationsAndGeofences,
  route: (environment?: Environment) =>
    queryRoute<PlacesSectionQuery>({
      query: () => import('../../__generated__/PlacesSectionQuery.graphql.ts'),
      variables: ({ params, request }) => {
        const { searchParams } = new URL(request.url)
        return {
          id: idIn('Organization', params.saasOrgId!),
          search: searchParams.get('place') ?? '',
          below: !searchParams.has('only'),
        }
      },
      screen: async () => (await import('./PlacesSection.tsx')).PlacesSection,
      environment,
    }),
}
