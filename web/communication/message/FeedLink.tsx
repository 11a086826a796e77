import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'

/** A row of a feed that opens: what it is and when above, what is to say of it below. */
export const FeedLink = styled(NavLink)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  padding: '10px 12px',
  borderBottom: '1px solid var(--ops-line-2)',
  borderInlineStart: '3px solid transparent',
  color: 'var(--ops-ink)',
  textDecoration: 'none',
  '&:hover': { background: 'var(--ops-line-2)' },
  '&.active': { background: 'var(--ops-brand-weak)', borderInlineStartColor: 'var(--ops-brand)' },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
})
