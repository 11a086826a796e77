import { language } from '../../kernel/messages/language.ts'
import { number } from '../../kernel/messages/format.ts'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ToolbarEntry_item$key } from '../../__generated__/ToolbarEntry_item.graphql.ts'
import { gridList, isNarrowedTo, narrowedTo } from '../../work/action/grids.ts'
import { toolbarIcons } from './toolbarIcons.tsx'
import { toolbarName } from './toolbarNames.ts'
import { toolLink } from './toolLink.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const entry = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 30,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--ops-ink-2)',
  font: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--ops-line-2)', color: 'var(--ops-ink)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed=true]': {
    background: 'var(--ops-brand-weak)',
    color: 'var(--ops-brand)',
    fontWeight: 550,
  },
  '& .dot': { display: 'grid', placeItems: 'center', width: 8, height: 8, borderRadius: '50%', flex: 'none' },
  '& .number': {
    minWidth: 18,
    padding: '0 5px',
    borderRadius: 9,
    background: 'var(--ops-line-2)',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    lineHeight: '18px',
    textAlign: 'center',
    fontWeight: 550,
  },
  '&:hover .number, &[aria-pressed=true] .number': { background: 'var(--ops-surface)' },
  '& .number.pressing': { color: 'var(--ops-late)' },
} as const

const GridMenu = lazy(async () => ({ default: (await import('./GridMenu.tsx')).GridMenu }))

const Toggle = styled('button')(entry)
const Way = styled(Link)(entry)

const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const pressing = new Set(['ESCALATED', 'LATE'])

/** One tool or grid: a grid narrows the board, and by its menu is shown below it; a tool opens over the board. */
export function ToolbarEntry({ item: key, isTabStop }: { item: ToolbarEntry_item$key; isTabStop: boolean }) {
  const {
    key: name,
    name: said,
    icon,
    grid,
    count,
  } = useFragment(
    graphql`
      fragment ToolbarEntry_item on ToolbarItem @argumentDefinitions(filter: { type: "ActionFilter" }, asOf: { type: "DateTime" }) {
        key
        name
        icon
        grid
        count(filter: $filter, asOf: $asOf)
      }
    `,
    key,
  )
  const label = toolbarName({ key: name, name: said })
  const [search, setSearch] = useSearch()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const Icon = toolbarIcons[icon]
  const numbered =
    count == null || (count === 0 && !grid) ? null : (
      <span
        className={pressing.has(name) && count > 0 ? 'number pressing' : 'number'}
        title={count >= 1000 ? number(count) : undefined}
      >
        {compact.format(count)}
      </span>
    )
  const common = { 'data-tool': name, tabIndex: isTabStop ? 0 : -1 }
  if (!grid) {
    return (
      <Way to={toolLink(name, search)} {...common} className="tool" title={label}>
        {Icon ? <Icon size={14} /> : null}
        <span className="word">{label}</span>
        {numbered}
      </Way>
    )
  }
  const look = gridList.find((one) => one.name === grid)
  const isChosen = isNarrowedTo(search, grid)
  return (
    <>
      <Toggle
        type="button"
        {...common}
        className={look?.group}
        aria-pressed={isChosen}
        title={isChosen ? t.showAllRecords : t.narrowTheBoardTo({ label })}
        onClick={({ shiftKey }) => setSearch((current) => narrowedTo(current, grid, shiftKey))}
        onContextMenu={(event) => {
          event.preventDefault()
          setAnchor(event.currentTarget)
        }}
      >
        <span
          className="dot"
          aria-hidden="true"
          data-letter={label[0]}
          style={{ background: look?.color, color: look?.textColor }}
        />
        <span className="word">{label}</span>
        {numbered}
      </Toggle>
      {anchor ? (
        <Suspense>
          <GridMenu anchor={anchor} grid={grid} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
