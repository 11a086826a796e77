import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  color: 'var(--ops-ink-2)',
  font: 'inherit',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--ops-line-2)' },
  '&.chip': { borderColor: 'var(--ops-line)', borderRadius: 13, padding: '0 10px', background: 'var(--ops-surface)' },
  '&.chip:hover': { borderColor: 'var(--ops-ink-3)' },
  '&.chip.chosen': { background: 'var(--ops-brand-weak)' },
  '&.primary': {
    minHeight: 32,
    padding: '0 12px',
    borderRadius: 8,
    background: 'var(--ops-brand)',
    color: 'var(--ops-on-brand)',
    fontWeight: 550,
  },
  '&.primary:hover': { background: 'var(--ops-brand)', filter: 'brightness(1.08)' },
  '&.primary, &.outlined': { justifyContent: 'center', textDecoration: 'none' },
  '&.outlined': {
    minHeight: 32,
    padding: '0 12px',
    borderRadius: 8,
    borderColor: 'var(--ops-line)',
    color: 'var(--ops-ink)',
  },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  '&.icon': { minHeight: 32, padding: 8 },
} as const

/** A button: quiet by itself, with a class for what it is: `primary`, `outlined`, `chip`, `icon`. */
export const PlainButton = styled('button')(look)

/** A link that looks like one. */
export const ButtonLink = styled(Link)(look)
