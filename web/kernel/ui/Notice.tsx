import { styled } from '@mui/material/styles'

/** Something that went wrong, in the place where it matters. */
export const Notice = styled('p')({
  margin: 0,
  padding: '8px 12px',
  border: '1px solid var(--ops-late)',
  borderRadius: 8,
  color: 'var(--ops-late)',
})
