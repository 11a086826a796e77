import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardFilters_query$key } from '../../__generated__/BoardFilters_query.graphql.ts'
import { useFilterOptions } from '../../work/action/useFilterOptions.ts'
import { asOfCondition } from '../../kernel/shell/asOfCondition.tsx'
import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { asScope, keepScope } from '../../kernel/shell/lastScope.ts'
import { chooseOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ToolbarSlot } from './ToolbarSlot.tsx'
import * as t from './__generated__/messages.ts'

const scopes = [
  { value: 'mine', label: t.mine },
  { value: 'group', label: t.myGroup },
]

const HiddenPanels = lazy(async () => ({ default: (await import('./HiddenPanels.tsx')).HiddenPanels }))
const GridChip = lazy(async () => ({ default: (await import('./GridChip.tsx')).GridChip }))

/** The head of the board: its tools, and what it is narrowed to; all of it stands in the address. */
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
  return (
    <FilterLine
      tools={<ToolbarSlot />}
      conditions={[text, ...conditions, grid, asOfCondition(search)]}
      after={
        search.has('hide') ? (
          <Suspense>
            <HiddenPanels />
          </Suspense>
        ) : null
      }
    >
      <FilterChip
        label={t.whose}
        options={scopes}
        chosen={listOf('whose').filter((one) => one !== 'all')}
        onChoose={(value) => {
          keepScope('board', asScope(value) ?? 'all')
          choose('whose')(value)
        }}
      />
    </FilterLine>
  )
}
