import Box from '@mui/material/Box'
import { lazy, Suspense, use } from 'react'
import type { BucketPanel_bucket$key } from '../../__generated__/BucketPanel_bucket.graphql.ts'
import type { UnmappedStrip_bucket$key } from '../../__generated__/UnmappedStrip_bucket.graphql.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { useBoard } from '../../work/action/BoardContext.ts'
import { BucketPanel } from '../../work/action/BucketPanel.tsx'
import { bucketList } from '../../work/action/buckets.ts'
import { Columns } from '../../work/action/Columns.tsx'
import { DraggedContext } from '../../work/action/DraggedContext.ts'
import { limitsIn } from '../../work/action/limits.ts'
import { HidePanel } from './HidePanel.tsx'
import { movesTo, useMoves } from '../../work/action/moves.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const BucketLimit = lazy(async () => ({ default: (await import('../../work/action/BucketLimit.tsx')).BucketLimit }))
const UnmappedStrip = lazy(async () => ({
  default: (await import('../../work/action/UnmappedStrip.tsx')).UnmappedStrip,
}))

interface BoardPanelsProps {
  buckets: readonly (BucketPanel_bucket$key &
    UnmappedStrip_bucket$key & { readonly id: string; readonly name: string })[]
  /** The names of the panels that are hidden, in lower case. */
  hidden: readonly string[]
  /** Whether grids are shown too; then the board is not empty without panels. */
  hasGrids: boolean
}

/** The four panels as far as they are shown, and the strip of what is unmapped where there is any. */
export function BoardPanels({ buckets, hidden, hasGrids }: BoardPanelsProps) {
  const table = useMoves()
  const dragged = use(DraggedContext)
  const [search] = useSearch()
  const limits = limitsIn(search)
  const isFiltered = Object.keys(useBoard().filter).length > 0
  const bucketNamed = (name: string) => buckets.find((bucket) => bucket.name === name)
  const shown = bucketList.filter(({ name }) => !hidden.includes(name.toLowerCase()) && bucketNamed(name))
  const unmapped = bucketNamed('UNMAPPED')
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
      {shown.length ? (
        <Columns count={shown.length}>
          {shown.map(({ name, label, color, empty }) => (
            <BucketPanel
              key={bucketNamed(name)!.id}
              bucket={bucketNamed(name)!}
              name={name}
              label={label}
              color={color}
              empty={isFiltered ? t.nothingHereMatchesTheFilter : empty}
              actions={
                <>
                  <HidePanel name={name} label={label} />
                  {limits.has(name) ? (
                    <Suspense>
                      <BucketLimit bucketId={bucketNamed(name)!.id} label={label} hours={limits.get(name)!} />
                    </Suspense>
                  ) : null}
                </>
              }
              isTarget={dragged && dragged.bucket !== name ? movesTo(table, dragged, name).length > 0 : undefined}
            />
          ))}
        </Columns>
      ) : hasGrids ? null : (
        <Centered title={t.allPanelsAreHidden} text={t.showOneWithTheSwitchesAbove} />
      )}
      {unmapped ? (
        <Suspense>
          <UnmappedStrip bucket={unmapped} />
        </Suspense>
      ) : null}
    </Box>
  )
}
