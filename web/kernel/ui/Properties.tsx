import { styled } from '@mui/material/styles'

/** A list of what is known of something, name beside value. */
export const Properties = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: '6px 12px',
  margin: 0,
  '& dt': { color: 'var(--ops-ink-3)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '108px minmax(0, 1fr)', alignItems: 'center' },
}))
