import { memo } from 'react'
import type { Column } from './columns.ts'

interface GhostLineProps {
  id: string
  line: number
  top: number
  columns: readonly Column[]
  isNarrow: boolean
  isActive: boolean
}

/** The shape of a record that is still being read. */
export const GhostLine = memo(function GhostLine({ id, line, top, columns, isNarrow, isActive }: GhostLineProps) {
  const shape = (share: number) => <span className="ghost" style={{ display: 'inline-block', width: `${share}%` }} />
  return (
    <div id={id} role="row" aria-rowindex={line + 2} data-line={line} className={isActive ? 'row active' : 'row'} style={{ transform: `translateY(${top}px)` }}>
      <div role="gridcell" className="check" />
      {isNarrow ? (
        <div role="gridcell" className="card" aria-label="Loading">
          {shape(70)}
        </div>
      ) : (
        columns.map(({ name, width }, i) => (
          <div key={name} role="gridcell" style={{ width }} aria-label={i === 0 ? 'Loading' : undefined}>
            {shape(40 + ((line * 7 + i * 13) % 45))}
          </div>
        ))
      )}
    </div>
  )
})
