import type { Environment } from 'relay-runtime'
import type { RoutinesSectionQuery } from '../../__generated__/RoutinesSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import * as t from './__generated__/messages.ts'

/** What falls due again and again. */
export const routinesTab = {
  path: 'routines',
  label: t.routines,
  route: (environment?: Environment) =>
    queryRoute<RoutinesSectionQuery>({
      query: () => import('../../__generated__/RoutinesSectionQuery.graphql.ts'),
      variables({ request }) {
        const { searchParams } = new URL(request.url)
        const chosen = chosenOrganization()
        return {
          search: searchParams.get('q') ?? '',
          filter: {
            ...(!searchParams.has('ended') && { status: { ne: 'ENDED' as const } }),
            ...(chosen && { organization: { below: chosen.id } }),
          },
        }
      },
      screen: async () => (await import('./RoutinesSection.tsx')).RoutinesSection,
      environment,
    }),
}
