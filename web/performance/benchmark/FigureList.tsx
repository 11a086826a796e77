import { styled } from '@mui/material/styles'

/** Figures with their names over them, side by side where there is room. */
export const FigureList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '8px 12px',
  margin: 0,
  '& dt': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .quiet': { color: 'var(--ops-ink-2)' },
})
