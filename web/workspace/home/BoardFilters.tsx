import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardFilters_query$key } from '../../__generated__/BoardFilters_query.graphql.ts'
import { useFilterOptions } from '../../work/action/useFilterOptions.ts'
import { AsOfChip } from '../../kernel/shell/AsOfChip.tsx'
import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { chooseOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { PanelToggles } from './PanelToggles.tsx'
import * as t from './__generated__/messages.ts'

const GridChip = lazy(async () => ({ default: (await import('./GridChip.tsx')).GridChip }))

/** One line of what the board is narrowed to; all of it stands in the address. */
export function BoardFilters({ query }: { query: BoardFilters_query$key }) {
  const data = useFragment(
    graphql`
      fragment BoardFilters_query on Query {
        ...useFilterOptions_query
      }
    `,
    query,
  )
  const { organizations, organizationOf, groups, priorities, classes } = useFilterOptions(data)
  const { listOf, choose, toggle } = useNarrowing({ isStep: true })
  return (
    <FilterLine>
      {/* The organization of the board is the one that all screens start with; the board follows it. */}
      <FilterChip
        label={t.organization}
        options={organizations}
        chosen={listOf('organization')}
        onChoose={(id) => chooseOrganization(organizationOf(id))}
        isTree
      />
      <FilterChip label={t.group} options={groups} chosen={listOf('group')} onChoose={choose('group')} />
      <FilterChip
        label={t.priority}
        options={priorities}
        chosen={listOf('priority')}
        onChoose={toggle('priority')}
        multiple
      />
      <FilterChip label={t.class} options={classes} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      {listOf('only').length ? (
        <Suspense>
          <GridChip />
        </Suspense>
      ) : null}
      <AsOfChip />
      <PanelToggles />
    </FilterLine>
  )
}
