import type { Environment } from 'relay-runtime'
import type { SopsSectionQuery } from '../../__generated__/SopsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { libraryVariables } from '../../kernel/shell/libraryVariables.ts'
import * as t from './__generated__/messages.ts'

/** How work is done. */
export const sopsTab = {
  path: 'sops',
  label: t.sops,
  route: (environment?: Environment) =>
    queryRoute<SopsSectionQuery>({
      query: () => import('../../__generated__/SopsSectionQuery.graphql.ts'),
      variables: libraryVariables,
      screen: async () => (await import('./SopsSection.tsx')).SopsSection,
      environment,
    }),
}
