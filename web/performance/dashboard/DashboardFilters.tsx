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
  const { search, listOf, choose, toggle } = useNarrowing({ isStep: true })
  // The organization is the one that all screens start with, as on the board.
  const chooseAt = (id: string) => {
    chooseOrganization(organizationOf(id))
    choose('organization')(id)
  }
  const conditions = [
    { label: t.department, param: 'department', options: departments, onChoose: choose('department') },
    { label: t.group, param: 'group', options: groups, onChoose: choose('group') },
    { label: t.role, param: 'role', options: named(data.jobRoles.nodes), onChoose: choose('role') },
    { label: t.class, param: 'class', options: classes, onChoose: toggle('class'), multiple: true },
    { label: t.priority, param: 'priority', options: priorities, onChoose: toggle('priority'), multiple: true },
  ].map(({ param, ...chip }) => ({
    label: chip.label,
    isSet: search.has(param),
    chip: <FilterChip {...chip} chosen={listOf(param)} />,
  }))
  return (
    <FilterLine conditions={conditions}>
      <FilterChip
        label={t.organization}
        options={organizations}
        chosen={listOf('organization')}
        onChoose={chooseAt}
        isTree
      />
    </FilterLine>
  )
}
