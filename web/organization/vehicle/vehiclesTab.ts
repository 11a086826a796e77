import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { VehiclesSectionQuery } from '../../__generated__/VehiclesSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** What the organization drives. */
export const vehiclesTab = {
  path: 'vehicles',
  label: t.vehicles,
  route: (environment?: Environment) =>
    queryRoute<VehiclesSectionQuery>({
      query: () => import('../../__generated__/VehiclesSectionQuery.graphql.ts'),
      variables: ({ params, request }) => {
        const { searchParams } = new URL(request.url)
        return {
          id: idIn('Organization', params.saasOrgId!),
          search: searchParams.get('unit') ?? '',
          below: !searchParams.has('only'),
        }
      },
      screen: async () => (await import('./VehiclesSection.tsx')).VehiclesSection,
      environment,
    }),
}
