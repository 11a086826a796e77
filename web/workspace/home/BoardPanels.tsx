import Box from '@mui/material/Box'
import { lazy, Suspense, use } from 'react'
import type { BucketCount_bucket$key } from '../../__generated__/BucketCount_bucket.graphql.ts'
import type { BucketPanel_bucket$key } from '../../__generated__/BucketPanel_bucket.graphql.ts'
import type { UnmappedStrip_bucket$key } from '../../__generated__/UnmappedStrip_bucket.graphql.ts'
import { lanesIn } from '../../kernel/shell/boardFilter.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { useBoard } from '../../work/action/BoardContext.ts'
import { BucketCount } from '../../work/action/BucketCount.tsx'
import { BucketPanel } from '../../work/action/BucketPanel.tsx'
import { bucketList } from '../../work/action/buckets.ts'
import { Columns } from '../../work/action/Columns.tsx'
import { DraggedContext } from '../../work/action/DraggedContext.ts'
import type { LaneColumn } from '../../work/action/BoardLanes.tsx'
import { HidePanel } from './HidePanel.tsx'
import { movesTo, useMoves } from '../../work/action/moves.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const BucketLimit = lazy(async () => ({ default: (await import('../../work/action/BucketLimit.tsx')).BucketLimit }))
const BoardLanes = lazy(async () => ({ default: (await import('../../work/action/BoardLanes.tsx')).BoardLanes }))
const UnmappedStrip = lazy(async () => ({
  default: (await import('../../work/action/UnmappedStrip.tsx')).UnmappedStrip,
}))

interface Named {
  readonly id: string
  readonly name: string
}

interface BoardPanelsProps {
  /** The buckets with their records; nothing where these stand in lanes. */
  buckets: readonly (Named & BucketPanel_bucket$key & UnmappedStrip_bucket$key)[] | undefined
  /** What is above the lanes. */
  heads: readonly (Named & BucketCount_bucket$key & UnmappedStrip_bucket$key)[] | undefined
  /** The names of the panels that are hidden, in lower case. */
  hidden: readonly string[]
  /** Whether grids are shown too; then the board is not empty without panels. */
  hasGrids: boolean
}

const named = <Bucket extends Named>(buckets: readonly Bucket[] | undefined, name: string) =>
  buckets?.find((bucket) => bucket.name === name)

/** The panels that are shown, or lanes across them, and the strip of what is unmapped where there is any. */
export function BoardPanels({ buckets, heads, hidden, hasGrids }: BoardPanelsProps) {
  const table = useMoves()
  const dragged = use(DraggedContext)
  const [search] = useSearch()
  const by = lanesIn(search)
  const board = useBoard()
  const isFiltered = Object.keys(board.filter).length > 0
  const shown = bucketList.filter(({ name }) => !hidden.includes(name.toLowerCase()))
  const unmapped = named(buckets, 'UNMAPPED')
  const strip = unmapped ?? named(heads, 'UNMAPPED')
  const actionsOf = ({ name, label }: LaneColumn) => (
    <>
      <HidePanel name={name} label={label} />
      {search.has('limits') ? (
        <Suspense>
          <BucketLimit bucketId={board.buckets.get(name)!} name={name} label={label} />
        </Suspense>
      ) : null}
    </>
  )
  const panel = (column: (typeof bucketList)[number]) => {
    const { name, label, color, empty } = column
    const bucket = named(buckets, name)
    return bucket ? (
      <BucketPanel
        key={bucket.id}
        bucket={bucket}
        name={name}
        label={label}
        color={color}
        empty={isFiltered ? t.nothingHereMatchesTheFilter : empty}
        actions={actionsOf(column)}
        isTarget={dragged && dragged.bucket !== name ? movesTo(table, dragged, name).length > 0 : undefined}
      />
    ) : null
  }
  const head = (column: LaneColumn) => (
    <>
      <span className="count">
        <BucketCount bucket={named(heads, column.name)!} />
      </span>
      {actionsOf(column)}
    </>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        gridAutoRows: 'auto',
        minHeight: 0,
        minWidth: 0,
        '@media print': { display: 'block' },
      }}
    >
      {shown.length && heads && by ? (
        <Suspense>
          <BoardLanes by={by} columns={shown} renderHead={head} />
        </Suspense>
      ) : shown.length ? (
        <Columns count={shown.length}>{shown.map(panel)}</Columns>
      ) : hasGrids ? null : (
        <Centered title={t.allPanelsAreHidden} text={t.showOneWithTheSwitchesAbove} />
      )}
      {strip ? (
        <Suspense>
          <UnmappedStrip bucket={strip} panel={unmapped} />
        </Suspense>
      ) : null}
    </Box>
  )
}
