import { styled } from '@mui/material/styles'

/** The surface of a card. */
export const CardFrame = styled('div')({
  position: 'relative',
  padding: '9px 10px 8px',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-raised)',
  cursor: 'pointer',
  breakInside: 'avoid',
  '[data-density=compact] &': { paddingBlock: 4 },
  '&[aria-current]': { borderColor: 'var(--ops-brand)' },
  '&:hover': { borderColor: 'var(--ops-ink-3)' },
  '&:focus-visible, &.selected': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '& > button': {
    position: 'absolute',
    top: 5,
    insetInlineEnd: 5,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--ops-ink-3)',
    cursor: 'pointer',
  },
  '& > button:hover, & > button:focus-visible': { background: 'var(--ops-line-2)', color: 'var(--ops-ink)' },
})
