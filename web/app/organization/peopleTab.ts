import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { MembersSectionQuery } from '../../__generated__/MembersSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { memberFilter, membershipFilter } from '../../people/membership/memberFilter.ts'
import * as t from './__generated__/messages.ts'

/** Who belongs to the organization. */
export const peopleTab = {
  path: 'people',
  label: t.people,
  route: (environment?: Environment) =>
    queryRoute<MembersSectionQuery>({
      query: () => import('../../__generated__/MembersSectionQuery.graphql.ts'),
      variables({ params, request }) {
        const { searchParams } = new URL(request.url)
        const { search } = memberFilter(searchParams)
        return { id: idIn('Organization', params.saasOrgId!), search, filter: membershipFilter(searchParams) }
      },
      screen: async () => (await import('./MembersSection.tsx')).MembersSection,
      environment,
    }),
}
