import { idIn } from '../../kernel/relay/globalId.ts'
import type { Environment } from 'relay-runtime'
import type { UsedDepartmentsSectionQuery } from '../../__generated__/UsedDepartmentsSectionQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import * as t from './__generated__/messages.ts'

/** Which departments and groups the organization has. */
export const departmentsTab = {
  path: 'departments',
  label: t.departmentsAndGroups,
  route: (environment?: Environment) =>
    queryRoute<UsedDepartmentsSectionQuery>({
      query: () => import('../../__generated__/UsedDepartmentsSectionQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./UsedDepartmentsSection.tsx')).UsedDepartmentsSection,
      environment,
    }),
}
