import { graphql, useFragment } from 'react-relay'
import type { DashboardFilters_query$key } from '../../__generated__/DashboardFilters_query.graphql.ts'
import { useFilterOptions } from '../../work/action/useFilterOptions.ts'
import { named } from '../../kernel/ui/options.ts'
import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { chooseOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import * as t from './__generated__/messages.ts'

/** One line of what the dashboard is narrowed to; all of it stands in the address. */
export function DashboardFilters({ query }: { query: DashboardFilters_query$key }) {
  const data = useFragment(
    graphql`
      fragment DashboardFilters_query on Query {
        jobRoles(first: 1000, filter: { status: { eq: ACTIVE } }) {
          nodes {
            id
            name
          }
        }
        ...useFilterOptions_query
      }
    `,
    query,
  )
  const { organizations, organizationOf, departments, groups, classes, priorities } = useFilterOptions(data)
  const { listOf, choose, toggle } = useNarrowing({ isStep: true })
  // The organization is the one that all screens start with, as on the board.
  const chooseAt = (id: string) => {
    chooseOrganization(organizationOf(id))
    choose('organization')(id)
  }
  return (
    <FilterLine>
      <FilterChip
        label={t.organization}
        options={organizations}
        chosen={listOf('organization')}
        onChoose={chooseAt}
        isTree
      />
      <FilterChip
        label={t.department}
        options={departments}
        chosen={listOf('department')}
        onChoose={choose('department')}
      />
      <FilterChip label={t.group} options={groups} chosen={listOf('group')} onChoose={choose('group')} />
      <FilterChip
        label={t.role}
        options={named(data.jobRoles.nodes)}
        chosen={listOf('role')}
        onChoose={choose('role')}
      />
      <FilterChip label={t.class} options={classes} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      <FilterChip
        label={t.priority}
        options={priorities}
        chosen={listOf('priority')}
        onChoose={toggle('priority')}
        multiple
      />
    </FilterLine>
  )
}
