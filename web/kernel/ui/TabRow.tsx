import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { TabMenu } from './TabMenu.tsx'
import { useFitting } from './useFitting.ts'

export interface Tab {
  label: string
  to: To
  isCurrent: boolean
}

const Row = styled('nav')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  borderBottom: '1px solid var(--ops-line)',
  // What does not fit wraps out of sight.
  '& > div': { flex: '1 1 0', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 4, height: 38, overflow: 'hidden' },
  '& a, & > button': {
    height: 38,
    padding: '8px 8px',
    borderBottom: '2px solid transparent',
    color: 'var(--ops-ink-2)',
    lineHeight: '20px',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: 'var(--ops-brand)', borderBottomColor: 'var(--ops-brand)', fontWeight: 550 },
  },
})

interface TabRowProps {
  label: string
  tabs: readonly Tab[]
  /** Whether a tab only changes the search of the address, in place. */
  inPlace?: boolean
  className?: string
}

/** Tabs as links in one line; those that do not fit in it stand under More, which says which of them is shown. */
export function TabRow({ label, tabs, inPlace = false, className }: TabRowProps) {
  const nav = useRef<HTMLElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const { count: fitting } = useFitting(row)
  const under = tabs.slice(fitting)

  // Where the tab that has the focus went out of the line, the focus is not lost.
  useEffect(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && row.current?.contains(focused) && focused.style.visibility === 'hidden')
      nav.current?.querySelector('button')?.focus()
  })

  return (
    <Row ref={nav} aria-label={label} className={className}>
      <div ref={row}>
        {tabs.map(({ label: text, to, isCurrent }, i) => (
          <Link
            key={text}
            data-place=""
            to={to}
            replace={inPlace}
            preventScrollReset={inPlace}
            aria-current={isCurrent ? 'page' : undefined}
            style={{ visibility: i < fitting ? undefined : 'hidden' }}
          >
            {text}
          </Link>
        ))}
      </div>
      {under.length ? <TabMenu label={label} tabs={under} inPlace={inPlace} /> : null}
    </Row>
  )
}
