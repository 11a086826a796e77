import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { BoardSectionQuery } from '../../__generated__/BoardSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { BoardContext } from '../../work/action/BoardContext.ts'
import { filterOf, hiddenPanels } from '../../kernel/shell/boardFilter.ts'
import { BoardMoves } from '../../work/action/BoardMoves.tsx'
import { BoardArea } from '../../work/action/BoardArea.tsx'
import { BoardPanels } from './BoardPanels.tsx'
import type { Board } from '../../work/action/boardStore.ts'
import { bucketList } from '../../work/action/buckets.ts'
import { useDensity } from '../../work/action/density.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

const AsOfBanner = lazy(async () => ({ default: (await import('../../kernel/shell/AsOfBanner.tsx')).AsOfBanner }))
const GridsSection = lazy(async () => ({ default: (await import('./GridsSection.tsx')).GridsSection }))
const BoardLive = lazy(async () => ({ default: (await import('../../work/action/BoardLive.tsx')).BoardLive }))

const query = graphql`
  query BoardSectionQuery($filter: ActionFilter, $asOf: DateTime, $inLanes: Boolean = false) {
    board(filter: $filter, asOf: $asOf) {
      asOf {
        ...AsOfBanner_asOf
      }
      organizationPath
      buckets @skip(if: $inLanes) {
        id
        name
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for BucketPanel
        ...BucketPanel_bucket
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for UnmappedStrip
        ...UnmappedStrip_bucket
      }
      # Lanes read their records themselves.
      heads: buckets @include(if: $inLanes) {
        id
        name
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for BoardPanels
        ...BucketCount_bucket
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for UnmappedStrip
        ...UnmappedStrip_bucket
      }
    }
  }
`

/** The board under the filter of the address. */
export function BoardSection() {
  const { board: data } = useRouteQuery<BoardSectionQuery>(query)
  const [search] = useSearch()
  const board = useMemo<Board>(() => {
    const filter = filterOf(search)
    return {
      filter,
      organizationPath: data.organizationPath ?? undefined,
      buckets: new Map((data.buckets ?? data.heads ?? []).map(({ id, name }) => [name, id])),
      lanes: new Map(),
    }
  }, [data, search])
  const hidden = hiddenPanels(search)
  const hasGrids = Boolean(search.get('grids'))
  const area = (
    <BoardArea
      data-density={useDensity()}
      parts={
        !hasGrids ? 'panels' : bucketList.every(({ name }) => hidden.includes(name.toLowerCase())) ? 'grids' : 'both'
      }
    >
      <BoardPanels buckets={data.buckets} heads={data.heads} hidden={hidden} hasGrids={hasGrids} />
      {hasGrids ? (
        <Suspense>
          <GridsSection />
        </Suspense>
      ) : null}
    </BoardArea>
  )
  return (
    <BoardContext value={board}>
      <BoardMoves>
        {data.asOf ? (
          <Box sx={{ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0, rowGap: 3 }}>
            <Suspense fallback={<div />}>
              <AsOfBanner asOf={data.asOf} />
            </Suspense>
            {area}
          </Box>
        ) : (
          <>
            <Suspense>
              <BoardLive />
            </Suspense>
            {area}
          </>
        )}
        <Outlet />
      </BoardMoves>
    </BoardContext>
  )
}
