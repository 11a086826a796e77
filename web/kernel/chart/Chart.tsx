import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Ghost } from '../ui/Ghost.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import type { ChartData } from './chartData.ts'
import * as t from './__generated__/messages.ts'

// The library of charts comes where there is one.
const Plot = lazy(async () => ({ default: (await import('./Plot.tsx')).Plot }))

const Toggle = styled(PlainButton)({
  marginRight: -8,
  '&[aria-pressed=true]': { background: 'var(--ops-brand-weak)', color: 'var(--ops-ink)' },
  '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
})

interface ChartProps extends ChartData {
  /** What it shows, as a sentence; left out where a sentence beside it says so. */
  about?: string
  /** The same figures as a table; left out where that of another chart has them. */
  table?: ReactNode
  /** What stands there in place of a chart without a value. */
  empty?: ReactNode
  height?: number
}

/** A chart with the unit over its axis, and the same figures as a table. */
export function Chart({ about, table, empty = t.noData, height = 240, ...data }: ChartProps) {
  const [asTable, setAsTable] = useState(false)
  const hasValue = data.lines.some(({ values }) => values.some((value) => value !== null))
  if (!hasValue) return <Box sx={{ color: 'text.secondary', py: 2 }}>{empty}</Box>
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 26 }}>
        <Box component="span" aria-hidden="true" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {asTable ? '' : data.unit}
        </Box>
        {table ? (
          <Box data-screen-only sx={{ ml: 'auto', fontSize: 12 }}>
            <Toggle type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {t.asTable}
            </Toggle>
          </Box>
        ) : null}
      </Box>
      {asTable ? (
        <Box sx={{ maxHeight: Math.max(height, 240), overflowY: 'auto' }}>{table}</Box>
      ) : (
        <Box {...(about ? { role: 'img', 'aria-label': about } : { 'aria-hidden': true })}>
          <Suspense fallback={<Ghost style={{ height }} />}>
            <Plot {...data} height={height} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
