import { styled } from '@mui/material/styles'

type Parts = 'panels' | 'grids' | 'both'

const rows: Record<Parts, string> = {
  panels: 'minmax(0, 1fr)',
  grids: 'auto minmax(min-content, 1fr)',
  both: 'minmax(340px, 1fr) minmax(min-content, 1fr)',
}

/** What the board stands in: the buckets alone fill it; with grids both are as high as work needs, and it scrolls. */
export const BoardArea = styled('div', { shouldForwardProp: (name) => name !== 'parts' })<{ parts: Parts }>(
  ({ parts }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: rows[parts],
    minHeight: 0,
    overflowY: parts === 'panels' ? undefined : 'auto',
    scrollbarWidth: 'thin',
    '@media print': { display: 'block', overflow: 'visible' },
  }),
)
