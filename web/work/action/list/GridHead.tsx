import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { announce } from '../../../kernel/ui/announce.ts'
import { isMirrored, mirroredKey } from '../../../kernel/ui/mirrored.ts'
import { columnKinds, moved, narrowest, widest, withWidth, type Column, type ColumnName } from './columns.ts'
import type { OrderName } from './listFilter.ts'
import * as t from './__generated__/messages.ts'

interface GridHeadProps {
  columns: readonly Column[]
  order: { name: OrderName; descending: boolean }
  onSort: (name: OrderName, descending: boolean) => void
  onColumns: (columns: readonly Column[]) => void
  /** Whether all, some or none are selected. */
  selected: boolean | 'mixed'
  onSelectAll: () => void
}

const step = 16

/** The headings: sorted by a press, moved with Alt and the arrows, made wider at their right edge. */
export function GridHead({ columns, order, onSort, onColumns, selected, onSelectAll }: GridHeadProps) {
  const dragged = useRef<{ x: number; width: number } | null>(null)
  const move = (name: ColumnName, by: 1 | -1) => {
    onColumns(moved(columns, name, by))
    announce(t.moved({ label: columnKinds[name].label, value: by > 0 ? t.right : t.left }))
  }
  const keys = (event: KeyboardEvent, name: ColumnName) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(name, mirroredKey(event.key) === 'ArrowRight' ? 1 : -1)
  }
  const resizing = ({ name, width }: Column) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = { x: event.clientX, width }
    },
    onPointerMove(event: PointerEvent) {
      if (!dragged.current) return
      const by = event.clientX - dragged.current.x
      onColumns(withWidth(columns, name, dragged.current.width + (isMirrored() ? -by : by)))
    },
    onPointerUp: () => (dragged.current = null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      onColumns(withWidth(columns, name, width + (mirroredKey(event.key) === 'ArrowRight' ? step : -step)))
    },
  })
  return (
    <div role="row" aria-rowindex={1} className="head">
      <div role="columnheader" className="check">
        <button
          type="button"
          role="checkbox"
          aria-checked={selected}
          aria-label={t.selectAllThatMatch}
          onClick={onSelectAll}
        >
          <span className={selected === true ? 'box on' : selected ? 'box some' : 'box'} aria-hidden="true" />
        </button>
      </div>
      {columns.map((column) => {
        const { name, width } = column
        const { label, sort }: { label: string; sort?: OrderName } = columnKinds[name]
        const isSorted = sort === order.name
        return (
          <div
            key={name}
            role="columnheader"
            style={{ width }}
            aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
          >
            {sort ? (
              <button
                type="button"
                className="label"
                onKeyDown={(event) => keys(event, name)}
                onClick={() => onSort(sort, isSorted && !order.descending)}
              >
                {label}
                {isSorted ? <span aria-hidden="true">{order.descending ? ' ↓' : ' ↑'}</span> : null}
              </button>
            ) : (
              <button
                type="button"
                className="label"
                aria-disabled="true"
                title={t.notSortedByThisAltAnd}
                onKeyDown={(event) => keys(event, name)}
              >
                {label}
              </button>
            )}
            <span
              role="separator"
              tabIndex={0}
              aria-orientation="vertical"
              aria-label={t.widthOf({ label })}
              aria-valuenow={width}
              aria-valuemin={narrowest}
              aria-valuemax={widest}
              className="edge"
              {...resizing(column)}
            />
          </div>
        )
      })}
    </div>
  )
}
