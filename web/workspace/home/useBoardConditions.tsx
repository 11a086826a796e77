import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useBoardConditions_query$key } from '../../__generated__/useBoardConditions_query.graphql.ts'
import { useFilterOptions } from '../../work/action/useFilterOptions.ts'
import type { FilterCondition } from '../../kernel/shell/FilterLine.tsx'
import { chooseOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import * as t from './__generated__/messages.ts'

const GridChip = lazy(async () => ({ default: (await import('./GridChip.tsx')).GridChip }))

/** What the board, and what is narrowed as it is, may be narrowed to; all of it stands in the address. */
export function useBoardConditions(query: useBoardConditions_query$key): FilterCondition[] {
  const data = useFragment(
    graphql`
      fragment useBoardConditions_query on Query {
        ...useFilterOptions_query
      }
    `,
    query,
  )
  const { organizations, organizationOf, groups, priorities, classes } = useFilterOptions(data)
  const { search, listOf, choose, toggle } = useNarrowing({ isStep: true })
  const conditions = [
    {
      label: t.organization,
      param: 'organization',
      options: organizations,
      // The organization of the board is the one that all screens start with; the board follows it.
      onChoose: (id: string) => chooseOrganization(organizationOf(id)),
      isTree: true,
    },
    { label: t.group, param: 'group', options: groups, onChoose: choose('group') },
    { label: t.priority, param: 'priority', options: priorities, onChoose: toggle('priority'), multiple: true },
    { label: t.class, param: 'class', options: classes, onChoose: toggle('class'), multiple: true },
  ].map(({ param, ...chip }) => ({
    label: chip.label,
    isSet: search.has(param),
    chip: <FilterChip {...chip} chosen={listOf(param)} />,
  }))
  const grid = {
    label: t.onlyGrid,
    isSet: search.has('only'),
    chip: (
      <Suspense>
        <GridChip />
      </Suspense>
    ),
  }
  const text = {
    label: t.text,
    isSet: search.has('text'),
    chip: <SearchField param="text" label={t.findOnTheBoard} />,
  }
  return [text, ...conditions, grid]
}
