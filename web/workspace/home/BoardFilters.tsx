import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardFilters_query$key } from '../../__generated__/BoardFilters_query.graphql.ts'
import { asOfCondition } from '../../kernel/shell/asOfCondition.tsx'
import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { ToolbarSlot } from './ToolbarSlot.tsx'
import { useBoardConditions } from './useBoardConditions.tsx'
import { WhoseChip } from './WhoseChip.tsx'

const HiddenPanels = lazy(async () => ({ default: (await import('./HiddenPanels.tsx')).HiddenPanels }))

/** The head of the board: its tools, and what it is narrowed to; all of it stands in the address. */
export function BoardFilters({ query }: { query: BoardFilters_query$key }) {
  const data = useFragment(
    graphql`
      fragment BoardFilters_query on Query {
        ...useBoardConditions_query
      }
    `,
    query,
  )
  const [search] = useSearch()
  return (
    <FilterLine
      tools={<ToolbarSlot />}
      conditions={[...useBoardConditions(data), asOfCondition(search)]}
      after={
        search.has('hide') ? (
          <Suspense>
            <HiddenPanels />
          </Suspense>
        ) : null
      }
    >
      <WhoseChip />
    </FilterLine>
  )
}
