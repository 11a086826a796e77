import { memo } from 'react'
import type { Column } from './columns.ts'
import * as t from './__generated__/messages.ts'

interface GhostLineProps {
  id: string
  line: number
  top: number
  columns: readonly Column[]
  isNarrow: boolean
  isActive: boolean
  /** Below the headings of groups, or one of these. */
  level: number | undefined
}

/** The shape of a record that is still being read. */
export const GhostLine = memo(function GhostLine({
  id,
  line,
  top,
  columns,
  isNarrow,
  isActive,
  level,
}: GhostLineProps) {
  const shape = (share: number) => <span className="ghost" style={{ display: 'inline-block', width: `${share}%` }} />
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={line + 2}
      aria-level={level}
      data-line={line}
      className={isActive ? 'row active' : 'row'}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="check" aria-label={t.loading} />
      {isNarrow ? (
        <div role="gridcell" className="card">
          {shape(70)}
        </div>
      ) : (
        columns.map(({ name, width }, i) => (
          <div key={name} role="gridcell" style={{ width }}>
            {shape(40 + ((line * 7 + i * 13) % 45))}
          </div>
        ))
      )}
    </div>
  )
})
