import { styled } from '@mui/material/styles'

/** A line across a screen that tells of a closing. */
export const ClosingFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 5) },
  borderBottom: '1px solid var(--ops-line)',
  background: 'var(--ops-surface)',
  color: 'var(--ops-late)',
}))
