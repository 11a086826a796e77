import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: 'var(--ops-surface)',
  border: '1px solid var(--ops-line)',
  borderRadius: 10,
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '10px 12px',
    borderBottom: '1px solid var(--ops-line)',
    borderTop: '3px solid',
  },
  '& h2': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& .count': { marginInlineStart: 'auto', fontWeight: 550, color: 'var(--ops-ink-3)' },
  '@media print': { overflow: 'visible', breakInside: 'auto' },
  '&[data-target="true"]': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '&[data-target="false"]': { opacity: 0.55 },
})

interface PanelFrameProps {
  label: string
  color: string
  count: ReactNode
  /** What its name stands in where it stands on its colour. */
  textColor?: string
  /** What can be done with it, behind its count. */
  actions?: ReactNode
  children: ReactNode
  /** Whether what is being dragged could be dropped here; undefined where nothing is. */
  isTarget?: boolean
  ref?: Ref<HTMLElement>
}

/** A panel's frame: its name and count under a line in its colour, and what it holds. */
export function PanelFrame({ label, color, textColor, count, actions, children, isTarget, ref }: PanelFrameProps) {
  return (
    <Frame ref={ref} aria-label={label} data-target={isTarget}>
      <header style={{ borderTopColor: color }}>
        <h2 style={textColor ? { background: color, color: textColor, padding: '0 8px', borderRadius: 6 } : undefined}>
          {label}
        </h2>
        <span className="count">{count}</span>
        {actions}
      </header>
      {children}
    </Frame>
  )
}
