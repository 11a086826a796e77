import { styled } from '@mui/material/styles'

/** A word on the state of something, beside its name. */
export const Tag = styled('span')({
  display: 'inline-block',
  padding: '0 6px',
  border: '1px solid var(--ops-line)',
  borderRadius: 6,
  color: 'var(--ops-ink-2)',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  '&.planned': { color: 'var(--ops-brand)', borderColor: 'var(--ops-brand)' },
})
