import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LaneCellsQuery } from '../../../__generated__/LaneCellsQuery.graphql.ts'
import { useLoaded } from '../../../kernel/relay/useLoaded.ts'
import { useReadAgain } from '../../../kernel/relay/useReadAgain.ts'
import { useReadWithRoute } from '../../../kernel/relay/useReadWithRoute.ts'
import { Retry } from '../../../kernel/ui/Retry.tsx'
import { useLookBack } from '../../../kernel/ui/lookBack.ts'
import { useBoard } from '../BoardContext.ts'
import { onBoardMove } from '../boardStore.ts'
import { LaneCell } from './LaneCell.tsx'
import { LaneGhosts } from './LaneGhosts.tsx'
import type { LaneColumn, LaneRow } from './LaneList.tsx'
import { isInLane, laneFilter } from './lanes.ts'

const query = graphql`
  query LaneCellsQuery($filter: ActionFilter, $asOf: DateTime, $first: Int) {
    board(filter: $filter, asOf: $asOf) {
      buckets {
        id
        name
        ...LaneCell_bucket @arguments(first: $first)
      }
    }
  }
`

/** How many records of a column a lane shows at first. */
const few = 4

interface LaneCellsProps {
  row: LaneRow
  columns: readonly LaneColumn[]
}

/** The records of a lane, read as it comes into sight. */
export function LaneCells({ row, columns }: LaneCellsProps) {
  const { filter } = useBoard()
  const asOf = useLookBack()
  const variables = { asOf, filter: laneFilter(filter, row) }
  const [most, setMost] = useState(few)
  const { reference, read } = useLoaded<LaneCellsQuery>(query, { ...variables, first: few })
  const readAgain = useReadAgain<LaneCellsQuery>(query, { ...variables, first: most })
  useReadWithRoute(readAgain)
  // What is heard of while the lane is read is not in it yet, and may not be in the answer.
  const hasMissed = useRef(false)
  useEffect(() => {
    return onBoardMove(() => {
      hasMissed.current = true
    })
  }, [])
  const onShown = useCallback(() => {
    if (hasMissed.current) readAgain()
    hasMissed.current = false
  }, [readAgain])
  const coming = <LaneGhosts count={1} />
  return (
    <Retry onRetry={read}>
      <Suspense fallback={coming}>
        {reference ? (
          <Cells
            row={row}
            columns={columns}
            reference={reference}
            onShown={onShown}
            onMore={(count) => setMost((current) => Math.max(current, count))}
          />
        ) : (
          coming
        )}
      </Suspense>
    </Retry>
  )
}

interface CellsProps extends LaneCellsProps {
  reference: PreloadedQuery<LaneCellsQuery>
  /** From now on it takes in what is heard of. */
  onShown: () => void
  onMore: (count: number) => void
}

function Cells({ row, columns, reference, onShown, onMore }: CellsProps) {
  const { buckets } = usePreloadedQuery<LaneCellsQuery>(query, reference).board
  const { lanes } = useBoard()
  const byName = useMemo(() => new Map(buckets.map((bucket) => [bucket.name as string, bucket])), [buckets])
  const { key, by, id } = row
  useEffect(() => {
    const ids = new Map([...byName].map(([name, bucket]) => [name, bucket.id]))
    lanes.set(key, { buckets: ids, has: (place) => isInLane({ by, id }, place) })
    onShown()
    return () => void lanes.delete(key)
  }, [lanes, key, by, id, byName, onShown])
  return (
    <div className="columns">
      {columns.flatMap((column) => {
        const bucket = byName.get(column.name)
        return bucket ? [<LaneCell key={bucket.id} bucket={bucket} row={row} column={column} onMore={onMore} />] : []
      })}
    </div>
  )
}
