import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { StructureSectionQuery } from '../../__generated__/StructureSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** What the organization is, and what stands below it. */
export const structureTab = {
  path: '',
  label: t.structure,
  route: (environment?: Environment) =>
    queryRoute<StructureSectionQuery>({
      query: () => import('../../__generated__/StructureSectionQuery.graphql.ts'),
      variables: ({ params, request }) => ({
        id: idIn('Organization', params.saasOrgId!),
        isArchived: new URL(request.url).searchParams.has('archived') ? null : false,
      }),
      screen: async () => (await import('./StructureSection.tsx')).StructureSection,
      environment,
    }),
}
