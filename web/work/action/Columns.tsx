import { styled } from '@mui/material/styles'

/** Panels side by side; on a narrow screen one at a time, with a swipe to the next. */
export const Columns = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ count, theme }) => ({
    display: 'grid',
    // What stands beside the board gives its columns a width that they keep.
    gridTemplateColumns: `repeat(${Math.max(1, count)}, minmax(var(--ops-column, 0), 1fr))`,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    gap: 12,
    padding: '0 20px 20px',
    minHeight: 0,
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: `repeat(${Math.max(1, count)}, minmax(260px, 1fr))`,
      scrollbarWidth: 'none',
      padding: '0 12px 12px',
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: `repeat(${Math.max(1, count)}, 86%)`,
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 12,
      '& > *': { scrollSnapAlign: 'start' },
    },
    '@media print': {
      gridTemplateColumns: `repeat(${Math.max(1, count)}, minmax(0, 1fr))`,
      overflow: 'visible',
      padding: '12px 0 0',
    },
  }),
)
