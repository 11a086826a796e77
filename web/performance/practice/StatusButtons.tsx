import { styled } from '@mui/material/styles'
import { statusList } from './statusList.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')({
  display: 'inline-flex',
  maxWidth: '100%',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-page)',
  overflow: 'hidden',
  '& button': {
    flex: '0 1 auto',
    minWidth: 0,
    minHeight: 28,
    padding: '0 9px',
    border: 0,
    borderInlineEnd: '1px solid var(--ops-line)',
    background: 'none',
    color: 'var(--ops-ink-2)',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& button:last-of-type': { borderInlineEnd: 0 },
  '& button:hover': { background: 'var(--ops-line-2)' },
  '& button[aria-pressed=true]': { background: 'var(--ops-brand-weak)', color: 'var(--ops-ink)', fontWeight: 650 },
  '&.inherited button[aria-pressed=true]': { background: 'var(--ops-line-2)', fontWeight: 550, fontStyle: 'italic' },
  '& button[aria-disabled=true]': { cursor: 'default' },
  '& button:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 480px)': {
    '& button': { padding: '0 6px', minHeight: 34, whiteSpace: 'normal', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
})

interface StatusButtonsProps {
  feature: string
  status: string | null | undefined
  isInherited: boolean
  /** Which of them Tab leads to. */
  active: number | null
  disabled: boolean
  onAnswer: (status: (typeof statusList)[number]['status']) => void
}

/** The five answers, one press each; the one that holds is marked, fainter where it is another place's. */
export function StatusButtons({ feature, status, isInherited, active, disabled, onAnswer }: StatusButtonsProps) {
  return (
    <Frame role="group" aria-label={t.statusOf({ feature })} className={isInherited ? 'inherited' : undefined}>
      {statusList.map((one, i) => (
        <button
          key={one.status}
          type="button"
          data-cell={i}
          tabIndex={active === i ? 0 : -1}
          aria-pressed={status === one.status}
          aria-disabled={disabled || undefined}
          onClick={() => (disabled ? undefined : onAnswer(one.status))}
        >
          {one.label}
        </button>
      ))}
    </Frame>
  )
}
