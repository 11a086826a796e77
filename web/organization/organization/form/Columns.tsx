import { styled } from '@mui/material/styles'

/** Fields beside each other where there is room; with `whole` a field takes the line. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
  '& > .whole': { gridColumn: '1 / -1' },
})
