import useMediaQuery from '@mui/material/useMediaQuery'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useNow } from '../../../kernel/ui/useNow.ts'
import { useRecordOrder } from '../recordOrder.ts'
import { selectRecord } from '../selectedRecord.ts'
import type { Column } from './columns.ts'
import { GhostLine } from './GhostLine.tsx'
import { GridFrame } from './GridFrame.tsx'
import { GridHead } from './GridHead.tsx'
import { gridKeys } from './gridKeys.ts'
import { GridRow } from './GridRow.tsx'
import { GroupLine } from './GroupLine.tsx'
import type { Layout } from './layout.ts'
import type { OrderName } from './listFilter.ts'
import type { RowPages } from './RowPages.ts'
import { countOf, everything, isSelected, nothing, toggled, type Selection } from './selection.ts'
import { useVisible } from './useVisible.ts'
import * as t from './__generated__/messages.ts'

interface ActionGridProps {
  count: number
  layout: Layout
  pages: RowPages
  columns: readonly Column[]
  onColumns: (columns: readonly Column[]) => void
  order: { name: OrderName; descending: boolean }
  onSort: (name: OrderName, descending: boolean) => void
  selection: Selection
  onSelection: (selection: Selection) => void
  /** Selects, or no longer, all from one offset to another. */
  onRange: (from: number, to: number, selected: boolean) => void
  onOpen: (key: string) => void
  onToggleGroup: (key: string) => void
  isGrouped: boolean
}

const headHeight = 34

/** Every record of the list, of which only those in sight are in the page. */
export function ActionGrid(props: ActionGridProps) {
  const { count, layout, pages, columns, order, selection, isGrouped } = props
  const isNarrow = useMediaQuery('(max-width: 719.95px)')
  const height = isNarrow ? 60 : 36
  const head = isNarrow ? 0 : headHeight
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  // Another list begins at its top.
  const [place, setPlace] = useState({ pages, line: 0 })
  const active = place.pages === pages ? place.line : 0
  const setActive = (line: number) => setPlace({ pages, line })
  const anchor = useRef<{ pages: RowPages; offset: number }>(undefined)
  const now = useNow()
  const { first, end, fitting } = useVisible(frame, layout.lines, height, head)
  useSyncExternalStore(pages.subscribe, pages.current)

  useLayoutEffect(() => {
    const offsets = []
    for (let line = first; line < end; line++) {
      const { offset } = layout.at(line)
      if (offset !== undefined) offsets.push(offset)
    }
    if (offsets.length) pages.want(offsets[0]!, offsets.at(-1)!)
  }, [pages, layout, first, end])

  const toTop = useEffectEvent((_of: RowPages) => {
    if (frame.current) frame.current.scrollTop = 0
  })
  useLayoutEffect(() => {
    toTop(pages)
  }, [pages])

  const at = (line: number) => {
    const { offset, group } = layout.at(line)
    return { offset, group, row: offset === undefined ? undefined : pages.at(offset) }
  }

  function activate(wanted: number) {
    const line = Math.max(0, Math.min(layout.lines - 1, wanted))
    setActive(line)
    const element = frame.current
    if (!element) return
    const top = line * height
    const bottom = top + height + head
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight
  }

  const onUse = useRecordOrder({
    length: layout.lines,
    indexOf(key) {
      if (at(active).row?.addressKey === key) return active
      for (let line = 0; line < layout.lines; line++) if (at(line).row?.addressKey === key) return line
      return -1
    },
    at(line) {
      const { group, row } = at(line)
      return group ? undefined : (row?.addressKey ?? null)
    },
    show: activate,
  })

  // The panels over the list work from the line that is active.
  const activeKey = at(active).row?.addressKey
  useEffect(() => {
    if (activeKey) selectRecord(activeKey)
  }, [activeKey])

  function toggle(line: number) {
    const { offset, row } = at(line)
    if (!row) return
    if (offset !== undefined) anchor.current = { pages, offset }
    props.onSelection(toggled(selection, row.id))
  }

  /** From where the last was chosen to here. */
  function extend(line: number) {
    const { offset } = layout.at(line)
    if (offset === undefined) return
    const from =
      (anchor.current?.pages === pages ? anchor.current.offset : undefined) ?? layout.at(active).offset ?? offset
    anchor.current = { pages, offset: from }
    props.onRange(Math.min(from, offset), Math.max(from, offset), true)
  }

  function open(line: number) {
    const { group, row } = at(line)
    if (group) props.onToggleGroup(group.key)
    else if (row) props.onOpen(row.addressKey)
  }

  function press(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const found = target.closest<HTMLElement>('[data-line]')
    if (!found) return
    const line = Number(found.dataset.line)
    setActive(line)
    if (event.shiftKey) extend(line)
    else if (target.closest('[data-check]') || event.ctrlKey || event.metaKey) toggle(line)
    else open(line)
  }

  const keys = (event: KeyboardEvent<HTMLElement>) =>
    gridKeys({
      active,
      fitting,
      lines: layout.lines,
      activate,
      toggle,
      extend,
      open,
      groupAt: (line) => layout.at(line),
      onToggleGroup: props.onToggleGroup,
      selectAll: () => props.onSelection(everything),
      clear: () => props.onSelection(nothing),
    })(event)

  const selectedCount = countOf(selection, count)
  const lines = []
  for (let line = first; line < end; line++) {
    const { group, row } = at(line)
    const place = {
      id: `${id}-${line}`,
      line,
      top: line * height,
      isActive: line === active,
      level: isGrouped ? (group ? 1 : 2) : undefined,
    }
    if (group)
      lines.push(
        <GroupLine key={line} {...place} group={group} isOpen={(layout.at(line) as { isOpen: boolean }).isOpen} />,
      )
    else if (!row) lines.push(<GhostLine key={line} {...place} columns={columns} isNarrow={isNarrow} />)
    else
      lines.push(
        <GridRow
          key={line}
          {...place}
          action={row}
          columns={columns}
          isNarrow={isNarrow}
          isSelected={isSelected(selection, row.id)}
          now={now}
        />,
      )
  }
  return (
    // The keys are those of the grid's pattern: the focus stays on it, the active line is named.
    <GridFrame
      ref={frame}
      role={isGrouped ? 'treegrid' : 'grid'}
      aria-label={t.actionRecords}
      aria-rowcount={layout.lines + 1}
      aria-colcount={isNarrow ? 2 : columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={active >= first && active < end ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={isNarrow ? 'narrow' : undefined}
      style={{ '--line': `${height}px` } as object}
      onKeyDown={keys}
      onClick={press}
      onFocus={onUse}
    >
      {isNarrow ? null : (
        <GridHead
          columns={columns}
          order={order}
          onSort={props.onSort}
          onColumns={props.onColumns}
          selected={selectedCount === 0 ? false : selectedCount === count ? true : 'mixed'}
          onSelectAll={() => props.onSelection(selectedCount === count ? nothing : everything)}
        />
      )}
      <div role="rowgroup" className="lines" style={{ height: layout.lines * height }}>
        {lines}
      </div>
    </GridFrame>
  )
}
