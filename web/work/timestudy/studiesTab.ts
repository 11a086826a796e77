import type { Environment } from 'relay-runtime'
import type { StudiesSectionQuery } from '../../__generated__/StudiesSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** How long the work takes, by the stopwatch. */
export const studiesTab = {
  path: 'studies',
  label: t.timeStudies,
  route: (environment?: Environment) =>
    queryRoute<StudiesSectionQuery>({
      query: () => import('../../__generated__/StudiesSectionQuery.graphql.ts'),
      variables({ request }) {
        const { searchParams } = new URL(request.url)
        return {
          search: searchParams.get('q') ?? '',
          filter: searchParams.has('all') ? {} : { status: { eq: 'OPEN' } },
        }
      },
      screen: async () => (await import('./StudiesSection.tsx')).StudiesSection,
      environment,
    }),
}
